/** A cube of resources, or a piece of rubble: colour and what is cut into it, either tells which. */
import { classes } from "#/ui/classes";
import css from "./cube.module.css";

const CUTS: Readonly<Record<string, string>> = {
  gold: "M12 6.500 17.500 12 12 17.500 6.500 12Z",
  stone: "M3 9h18M3 15.500h18M9 3v6M16 9v6.500M8 15.500V21",
  wood: "M6 21 21 6M3 16.500 16.500 3M12 21l9-9M3 10l7-7",
  ash: "M7.500 7.500h.01M16.500 7.500h.01M12 12h.01M7.500 16.500h.01M16.500 16.500h.01",
};

export interface CubeProps {
  readonly resource: string;
  readonly className?: string | undefined;
}

/** Hidden from screen readers: the caller names it. */
export function Cube({ resource, className }: CubeProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classes(css.cube, className)}
      style={{ "--cube": `var(--cube-${resource})` }}
      data-resource={resource}
      aria-hidden="true"
    >
      <path className={css.body} d="M2.500 3.200 21 2.500l.5 18.300-18.500.7Z" />
      <path className={css.cut} d={CUTS[resource] ?? ""} />
    </svg>
  );
}
