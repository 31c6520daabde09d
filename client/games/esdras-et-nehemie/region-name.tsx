/** What a part of the board is called, with what it is for when it is pointed at. */
import { classes } from "#/ui/classes";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";
import css from "./region-name.module.css";

export interface RegionNameProps {
  /** As the game explains it: `temple`, `altar`, `city`, `scrolls`. */
  readonly id: string;
  readonly className?: string | undefined;
}

export function RegionName({ id, className }: RegionNameProps) {
  const { name, language } = useWords();
  return (
    <span className={classes(css.name, className)} data-explain={id} aria-hidden="true">
      {capital(name(id), language)}
    </span>
  );
}
