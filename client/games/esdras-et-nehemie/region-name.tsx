/** What a part of the board is called, with what it is for when it is pointed at. */
import { classes } from "#/ui/classes";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";
import css from "./region-name.module.css";

export interface RegionNameProps {
  /** As the game explains it: `temple`, `altar`, `city`, `scrolls`; of a player board: `p1.stacks`, `p1.hand`. */
  readonly id: string;
  /** Where it is not what the game calls it in full. */
  readonly short?: string;
  readonly className?: string | undefined;
}

export function RegionName({ id, short, className }: RegionNameProps) {
  const { name, language } = useWords();
  return (
    <span className={classes(css.name, className)} data-explain={id} aria-hidden="true">
      {capital(short ?? name(id), language)}
    </span>
  );
}
