/** Small signs of a game, each one path on a grid of 24, in the colour of the words beside them. */
import type { ReactNode } from "react";
import css from "#/table/board/sign.module.css";
import { classes } from "#/ui/classes";

export interface SignProps<Name extends string> {
  readonly name: Name;
  readonly className?: string | undefined;
}

interface Signs<Name extends string> {
  /** Hidden from screen readers: the caller says what it means. */
  readonly Sign: (props: SignProps<Name>) => ReactNode;
  readonly isSign: (name: string) => name is Name;
}

/** What draws the signs of a game; its own class may give some of them a colour. */
export function signsOf<Name extends string>(
  shapes: Readonly<Record<Name, string>>,
  own: string | undefined,
): Signs<Name> {
  return {
    Sign: ({ name, className }) => (
      <svg
        viewBox="0 0 24 24"
        className={classes(css.sign, own, className)}
        data-sign={name}
        aria-hidden="true"
      >
        <path d={shapes[name]} />
      </svg>
    ),
    isSign: (name): name is Name => Object.hasOwn(shapes, name),
  };
}
