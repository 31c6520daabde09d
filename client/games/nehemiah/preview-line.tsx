/** In words below the grid: what the worker that is pointed at would use, what that costs, what it would clear. */
import { useWords } from "#/words";
import { spotName } from "./components";
import css from "./preview-line.module.css";
import { useScene } from "./scene";

export function PreviewLine() {
  const { preview, box } = useScene();
  const { text, name, seat } = useWords();
  if (preview === null) {
    return <p className={css.line} data-empty="true" />;
  }
  const { card, extras, clears, column } = preview;
  const said = [text("nehemiah-web-preview", { spot: name(spotName(preview.place)), card: name(card) })];
  if (extras.length > 0) {
    const cards = extras.map(({ card, to }) =>
      to === null
        ? text("nehemiah-web-preview-bank", { card: name(card) })
        : text("nehemiah-web-preview-player", { card: name(card), seat: seat(to) }),
    );
    said.push(text("nehemiah-web-preview-extras", { gold: box.number("fee"), cards: cards.join(", ") }));
  }
  if (clears) {
    said.push(text("nehemiah-web-preview-clears", { column: spotName(column).slice(1) }));
  }
  return <p className={css.line}>{said.join(" ")}</p>;
}
