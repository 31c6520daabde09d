/**
 * What can be done, and what was pointed at so far: the frame's part between board and list of choices.
 *
 * Pressing a place narrows the choices (`match-places.ts`). What the press comes to is shown beside the element
 * that was pressed: several sentences to pick from, or why it is not possible.
 */
import { useCallback, useMemo, useRef, useState } from "react";
import type { Offers } from "#/table/contract";
import { matching, press } from "#/table/match-places";
import type { ChoiceView, RefusalView, RoomView } from "#/wire/types";

/** What is shown beside a place after it was clicked. */
export type Beside =
  | { readonly kind: "several"; readonly choices: readonly ChoiceView[]; readonly anchor: Element | null }
  | { readonly kind: "refused"; readonly refusals: readonly RefusalView[]; readonly anchor: Element | null };

interface Pointed {
  /** The question that this answers; another question resets it. */
  readonly question: string;
  readonly picked: readonly string[];
  readonly beside: Beside | null;
}

export interface Pointing {
  /** Which question is pointed at. */
  readonly question: string;
  readonly offers: Offers;
  readonly beside: Beside | null;
  /** Close the popover beside a place, and keep what was picked. */
  close(): void;
}

interface Asked {
  readonly room: RoomView;
  readonly question: string;
  /** False while nothing can be chosen: one looks back, a choice is on its way. */
  readonly open: boolean;
}

const NOTHING: readonly never[] = [];

export function useOffers({ room, question, open }: Asked, choose: (choice: ChoiceView) => void): Pointing {
  // Beside a real table what can come is offered on the board too, where it has a place there.
  const choices = open ? (room.entry?.outcomes ?? room.choices) : NOTHING;
  const refusals = open ? room.refusals : NOTHING;
  const [pointed, setPointed] = useState<Pointed>({ question, picked: [], beside: null });
  const valid = open && pointed.question === question && matching(choices, pointed.picked).length > 0;
  const picked = valid ? pointed.picked : NOTHING;
  const beside = open && pointed.question === question ? pointed.beside : null;

  // Read by `offers.press`, which boards may keep: it always acts on what is shown now.
  const now = useRef({ choices, refusals, picked, question, choose });
  now.current = { choices, refusals, picked, question, choose };

  const point = useCallback((places: readonly string[], next: Beside | null) => {
    setPointed({ question: now.current.question, picked: places, beside: next });
  }, []);

  const offers = useMemo<Offers>(() => {
    return {
      choices,
      refusals,
      picked,
      at: (place) => matching(choices, [place]),
      refusedAt: (place) => matching(refusals, [place]),
      press: (place) => {
        const { choices, refusals, picked, choose } = now.current;
        const anchor = anchorOf(place);
        const outcome = press(choices, refusals, picked, place);
        if (outcome.kind === "chosen") {
          point([], null);
          choose(outcome.choice);
        } else if (outcome.kind === "several") {
          point(outcome.picked, { kind: "several", choices: outcome.choices, anchor });
        } else if (outcome.kind === "refused") {
          point([], { kind: "refused", refusals: outcome.refusals, anchor });
        } else {
          point([], null);
        }
      },
      choose: (choice) => {
        point([], null);
        now.current.choose(choice);
      },
      clear: () => point([], null),
    };
  }, [choices, refusals, picked, point]);

  const close = useCallback(() => point(now.current.picked, null), [point]);
  return { question, offers, beside, close };
}

/** The element that was pressed; equal cards share a place, so the one with the focus comes first. */
function anchorOf(place: string): Element | null {
  const focused = document.activeElement?.closest("[data-place]");
  if (focused?.getAttribute("data-place") === place) {
    return focused;
  }
  return document.querySelector(`[data-place="${CSS.escape(place)}"]`);
}
