/** What is said about what is pointed at, beside it: what it is, and what choosing it would do. */
import { useEffect, useLayoutEffect, useRef } from "react";
import { useTable } from "#/table/context";
import css from "#/table/explanation/card.module.css";
import { ChoicePreview, Explained, tellsSomething } from "#/table/explanation/explanation";
import { CARD, type Pointed } from "#/table/explanation/pointer-target";
import { useExplanation, usePreviews } from "#/table/explanation/store";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";

const GAP = 8;
const MOST_CHOICES = 4;
const QUESTION = "[data-lesson], [data-suggestion], [data-status]";

interface CardProps {
  readonly pointed: Pointed;
  readonly choices: ReturnType<typeof useTable>["room"]["choices"];
}

export function Card({ pointed: { anchor, place, choice }, choices }: CardProps) {
  const words = useWords();
  const { shown } = useTable();
  const explanation = useExplanation(place, shown.version);
  const box = useRef<HTMLDivElement>(null);
  const previews = usePreviews(choices.length > 0, shown.version);
  const shownChoices = choices.slice(0, MOST_CHOICES).filter(({ text }) => {
    const preview = previews?.get(text);
    return preview !== undefined && tellsSomething(preview);
  });
  const empty = !explanation && shownChoices.length === 0;
  useLayoutEffect(() => {
    if (box.current !== null) {
      beside(box.current, anchor);
    }
  });
  useEffect(() => {
    const described = anchor.querySelector("button[data-place-button]") ?? anchor;
    if (!empty) {
      described.setAttribute("aria-describedby", CARD);
    }
    return () => described.removeAttribute("aria-describedby");
  }, [anchor, empty]);
  if (empty) {
    return null;
  }
  return (
    <div ref={box} id={CARD} role="tooltip" className={css.card}>
      {explanation && (
        <>
          <p className={css.title}>{capital(words.say(explanation.title), words.language)}</p>
          <Explained explanation={explanation} />
        </>
      )}
      {shownChoices.map((each) => (
        <ChoicePreview key={each.text} choice={each} named={choice === null} />
      ))}
    </div>
  );
}

/** Where there is room: to the right, to the left, below, above; never over what it is about, nor over the question. */
function beside(card: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const { clientWidth: wide, clientHeight } = document.documentElement;
  const question = document.querySelector(QUESTION)?.getBoundingClientRect().top ?? clientHeight;
  const high = at.bottom <= question && height + 2 * GAP <= question ? question : clientHeight;
  const fit = (from: number, size: number, whole: number) =>
    Math.max(GAP, Math.min(from, whole - size - GAP));
  let left = fit(at.left, width, wide);
  let top = at.bottom + GAP;
  if (at.right + GAP + width <= wide) {
    [left, top] = [at.right + GAP, fit(at.top, height, high)];
  } else if (at.left - GAP - width >= 0) {
    [left, top] = [at.left - GAP - width, fit(at.top, height, high)];
  } else if (top + height > high) {
    top = Math.max(GAP, at.top - GAP - height);
  }
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
}
