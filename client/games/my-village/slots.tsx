/** The octagonal slots of a card, filled from the left. */
import { Sign } from "./art/signs";
import css from "./slots.module.css";

export function Slots({ filled, of }: { readonly filled: number; readonly of: number }) {
  if (of === 0) {
    return null;
  }
  return (
    <span className={css.slots} role="img" aria-label={`${filled}/${of}`}>
      {Array.from({ length: of }, (_, at) => (
        <Sign key={at} name={at < filled ? "marker" : "slot"} />
      ))}
    </span>
  );
}
