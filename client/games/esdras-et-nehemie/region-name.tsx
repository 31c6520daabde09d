/** What a part of the board is called, with what it is for when it is pointed at. */
import { classes } from "#/ui/classes";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";
import css from "./region-name.module.css";

export interface RegionNameProps {
  /** As the game explains it: `temple`, `altar`, `city`, `scrolls`; of a player board: `stacks`, `hand`. */
  readonly id: string;
  /** Whose player board. */
  readonly of?: string;
  readonly className?: string | undefined;
}

export function RegionName({ id, of, className }: RegionNameProps) {
  const { name, language } = useWords();
  return (
    <span
      className={classes(css.name, className)}
      data-explain={of === undefined ? id : `${of}.${id}`}
      aria-hidden="true"
    >
      {capital(name(id), language)}
    </span>
  );
}
