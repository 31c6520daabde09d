/**
 * A place or piece of a board that can be pointed at.
 *
 * What the board draws stays a plain box; the button covers it. So a place can hold other places (a column
 * with its spots) without one button inside another, and what a card says is still read as text.
 */
import { useRef } from "react";
import type { PlaceProps } from "#/table/contract";
import { sentence, useLabel } from "#/table/explanation/label";
import { LONG_PRESS } from "#/table/long-press";
import css from "#/table/place.module.css";
import { type PlaceState, type Places, usePlaces } from "#/table/places";
import { classes } from "#/ui/classes";
import { useWords } from "#/words";

export function Place({ id, item, motion, className, children }: PlaceProps) {
  const places = usePlaces();
  const state = places.state(id);
  return (
    <div
      className={classes(css.place, className)}
      data-place={id}
      data-state={state}
      data-item={item}
      data-travel={motion}
    >
      {children}
      <Cover id={id} item={item} state={state} places={places} />
    </div>
  );
}

interface CoverProps {
  readonly id: string;
  readonly item: string | undefined;
  readonly state: PlaceState;
  readonly places: Places;
}

function Cover({ id, item, state, places }: CoverProps) {
  const spoken = useSpoken(id, item, state, places);
  const held = useRef<number | undefined>(undefined);
  const wasRead = useRef(false);
  const release = () => window.clearTimeout(held.current);
  const read = (at: Point) => {
    if (!wasRead.current) {
      wasRead.current = true;
      places.read(innermostAt(at) ?? id);
    }
  };
  const act = (at: Point) => {
    if (state === "idle") {
      read(at);
      wasRead.current = false;
    } else {
      places.press(id);
    }
  };
  return (
    <button
      type="button"
      className={css.cover}
      data-place-button={state}
      aria-label={spoken}
      tabIndex={-1}
      onPointerDown={({ pointerType, clientX, clientY }) => {
        wasRead.current = false;
        if (pointerType === "touch") {
          held.current = window.setTimeout(() => read({ clientX, clientY }), LONG_PRESS);
        }
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") {
          return;
        }
        // Not as a click: what opens then would take that for a screen reader's, and the focus only after a while.
        event.preventDefault();
        // A key that is held down does not press the next thing at this place.
        if (!event.repeat) {
          const { x, y, width, height } = event.currentTarget.getBoundingClientRect();
          act({ clientX: x + width / 2, clientY: y + height / 2 });
        }
      }}
      onKeyUp={(event) => {
        if (event.key === " ") {
          event.preventDefault(); // it has pressed already
        }
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
      onContextMenu={(event) => {
        event.preventDefault();
        release();
        read(event);
      }}
      onClick={(event) => {
        if (wasRead.current) {
          wasRead.current = false; // the finger leaves the card that it has just opened
        } else {
          act(event);
        }
      }}
    >
      <span className={css.mark} aria-hidden="true" />
    </button>
  );
}

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** What is read at a point: of a place that is pressed as a whole, the card in it. */
function innermostAt({ clientX, clientY }: Point): string | null {
  const [innermost] = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>("[data-place]"))
    .filter((place) => place !== null)
    .sort((one, other) => (one.contains(other) ? 1 : other.contains(one) ? -1 : 0));
  return innermost?.dataset.place ?? null;
}

/** Its name, what pressing it does, and how it is now, all as the game says it. */
function useSpoken(id: string, item: string | undefined, state: PlaceState, places: Places): string {
  const { title, details } = useLabel(id, item);
  const pressed = usePressed(id, title, state, places);
  return details === "" ? pressed : `${sentence(pressed)} ${details}`;
}

/** What pressing it does: the sentence if it is one, how many if there are several. */
function usePressed(id: string, label: string, state: PlaceState, places: Places): string {
  const { text, say } = useWords();
  if (state === "idle") {
    return text("web-place-read", { label });
  }
  if (state === "refused") {
    return text("web-place-refused", { label });
  }
  if (state === "picked") {
    return text("web-place-picked", { label });
  }
  const choices = places.at(id);
  const [only] = choices;
  if (choices.length === 1 && only !== undefined) {
    return text("web-place-offered", { label, choice: say(only.message) });
  }
  return text("web-place-several", { label, number: choices.length });
}
