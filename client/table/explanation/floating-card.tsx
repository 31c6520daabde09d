/**
 * The card beside what the pointer or the focus is on: what it is, and what choosing it would do. The pointer passes
 * through it, so that it is never in the way; what is to be kept open is opened large (a press, `I`, `?`, a held finger).
 *
 * It listens to the whole table, so that places of the board, choices of the list and signs need nothing of their own
 * but an attribute: `data-place`, `data-explain` (an id that the game explains) or `data-choice-text`.
 */
import { useCallback, useContext, useEffect, useRef, useState } from "react";
import { useTable } from "#/table/context";
import { CARD, type Pointed } from "#/table/explanation/pointer-target";
import { ExplanationContext } from "#/table/explanation/store";
import { LONG_PRESS } from "#/table/long-press";
import { later as fetchedLater } from "#/ui/lazy";

const Card = fetchedLater(async () => (await import("#/table/explanation/card")).Card);

const POINTED = "[data-place], [data-explain], [data-choice-text]";
const OFFERED = '[data-place][data-state="offered"]';
/** Moving over a board should not open anything. */
const HOVER = 350;
/** So that the card does not flicker from one place to the next. */
const GRACE = 120;
/** How far a finger may slip while it is held on something. */
const SLIP = 10;

function pointedAt(target: EventTarget | null): Pointed | null {
  const anchor = target instanceof Element ? target.closest<HTMLElement>(POINTED) : null;
  if (anchor === null) {
    return null;
  }
  const { explain, place, choiceText } = anchor.dataset;
  return { anchor, place: explain ?? place ?? null, choice: choiceText ?? null };
}

export function FloatingCard() {
  const { room, offers, readItem } = useTable();
  const store = useContext(ExplanationContext);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const latest = useRef(pointed);
  latest.current = pointed;
  const timer = useRef<number | undefined>(undefined);
  const later = useCallback((next: Pointed | null, delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setPointed(next), delay);
  }, []);
  const now = useCallback((next: Pointed | null) => {
    window.clearTimeout(timer.current);
    setPointed(next);
  }, []);

  useEffect(() => {
    // A pointer that rests opens nothing when the board changes under it: it has to move.
    let under: Pointed | null = null;
    const over = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === "mouse") {
        under = pointedAt(target);
        later(null, GRACE);
      }
    };
    const move = () => {
      if (under !== null) {
        later(under, HOVER);
        under = null;
      }
    };
    const focused = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(":focus-visible")) {
        const next = pointedAt(target);
        now(next);
        if (next?.anchor.hasAttribute("data-place")) {
          // With the keyboard the reader mostly moves on to another offered place: it is known by then.
          store.want([...document.querySelectorAll<HTMLElement>(OFFERED)].map(placeOf));
        }
      }
    };
    let held: { readonly x: number; readonly y: number; read: boolean } | null = null;
    const key = (event: KeyboardEvent) => {
      held = null;
      if (event.key === "Escape" && document.getElementById(CARD) !== null) {
        event.stopPropagation(); // the card alone goes
        now(null);
      }
      const what = latest.current?.anchor.isConnected ? latest.current.place : null;
      if (event.key === "?" && what !== null && !(event.target instanceof HTMLInputElement)) {
        event.stopPropagation(); // not the help on keys
        event.preventDefault();
        now(null);
        readItem(what);
      }
    };
    // A finger that is held on a figure opens it large, as places do by themselves.
    const press = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
      now(null);
      held = null;
      const next = pointedAt(target);
      const figure = next?.anchor.dataset.explain;
      if (pointerType === "touch" && figure !== undefined) {
        const finger = { x: clientX, y: clientY, read: false };
        held = finger;
        timer.current = window.setTimeout(() => {
          finger.read = true;
          readItem(figure);
        }, LONG_PRESS);
      }
    };
    const slip = ({ clientX, clientY }: PointerEvent) => {
      move();
      if (held !== null && !held.read && Math.hypot(clientX - held.x, clientY - held.y) > SLIP) {
        release();
      }
    };
    const release = () => {
      if (held !== null && !held.read) {
        window.clearTimeout(timer.current);
        held = null;
      }
    };
    // The finger that has opened it presses nothing when it leaves, and opens no menu of the browser.
    const leave = (event: Event) => {
      if (held?.read) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    document.addEventListener("pointerover", over);
    document.addEventListener("pointerdown", press, true); // buttons keep it to themselves
    document.addEventListener("pointermove", slip);
    document.addEventListener("pointerup", release);
    document.addEventListener("pointercancel", release);
    document.addEventListener("contextmenu", leave, true);
    document.addEventListener("click", leave, true);
    document.addEventListener("focusin", focused);
    document.addEventListener("keydown", key, true);
    return () => {
      window.clearTimeout(timer.current);
      document.removeEventListener("pointerover", over);
      document.removeEventListener("pointerdown", press, true);
      document.removeEventListener("pointermove", slip);
      document.removeEventListener("pointerup", release);
      document.removeEventListener("pointercancel", release);
      document.removeEventListener("contextmenu", leave, true);
      document.removeEventListener("click", leave, true);
      document.removeEventListener("focusin", focused);
      document.removeEventListener("keydown", key, true);
    };
  }, [store, later, now, readItem]);

  // What was pointed at may be gone with the next version.
  if (pointed === null || !pointed.anchor.isConnected) {
    return null;
  }
  const choices = [...(offers.choices.length > 0 ? room.choices : [])].filter(({ text, at }) =>
    pointed.choice === null ? pointed.place !== null && at.includes(pointed.place) : text === pointed.choice,
  );
  return <Card key={room.version} pointed={pointed} choices={choices} />;
}

function placeOf(element: HTMLElement): string {
  return element.dataset.place ?? "";
}
