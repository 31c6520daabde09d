/** What a story points at on the board: the places that its step is about. */
import { type ReactNode, useEffect } from "react";
import type { SeenRoom } from "#/wire/types";
import type { EsdrasPrinted, View } from "../box";
import { useTeller } from "./kept";
import "./pointing.css";
import { named, type Step, several } from "./story";

export interface SoloStoryProps {
  readonly view: View;
  readonly room: SeenRoom;
  readonly printed: EsdrasPrinted;
  readonly past: boolean;
}

/** Seen only: the story says it in words. It stands in the board and draws nothing itself. */
export function SoloStory({ past }: SoloStoryProps): ReactNode {
  const teller = useTeller();
  const step = past || teller?.telling == null ? undefined : teller.story.steps[teller.telling.at];
  const places = step === undefined ? "" : placesOf(step).join(" ");
  // After every drawing: pieces come and go with the board.
  useEffect(() => {
    const found = places === "" ? [] : places.split(" ").flatMap(boxesOf);
    for (const box of found) {
      box.dataset.told = "true";
    }
    return () => {
      for (const box of found) {
        delete box.dataset.told;
      }
    };
  });
  return null;
}

function boxesOf(place: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)];
}

/** The places of the view that a step names. */
export function placesOf(step: Step): readonly string[] {
  const told = [step, ...step.came];
  return [
    ...new Set([
      ...several(step, "options").map((tile) => `scroll.${tile}`),
      ...told.flatMap((each) => zoned(named(each, "place"))),
      ...told.flatMap((each) => zoned(named(each, "wall"))),
    ]),
  ];
}

/** A name of a happening as the view calls the place: `w13` is `ring.w13`, `s1_2` is `scroll.s1_2`. */
function zoned(name: string): readonly string[] {
  if (/^s\d_\d$/u.test(name)) {
    return [`scroll.${name}`];
  }
  if (/^t\d_\d$/u.test(name)) {
    return [`temple.${name}`];
  }
  return name === "" || /^c\d+$/u.test(name) ? [] : [`ring.${name}`];
}
