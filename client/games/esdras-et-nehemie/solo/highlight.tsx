/** What a story points at on the board: the places that its step is about. */
import { type ReactNode, useEffect } from "react";
import { useScene } from "../scene";
import { useTeller } from "./reading-position";
import "./highlight.css";
import { named, type Step, several } from "./story";

/** Hidden from screen readers: the story says it in words. It is placed in the board and draws nothing itself. */
export function SoloStory(): ReactNode {
  const { past } = useScene();
  const places = useToldPlaces(past).join(" ");
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
  // On a phone little of the board is in sight: what is told is brought there.
  useEffect(() => {
    const [box] = places.split(" ").slice(-1).flatMap(boxesOf);
    if (box?.closest('[data-narrow="true"]')) {
      box.scrollIntoView({ block: "end" });
    }
  }, [places]);
  return null;
}

function useToldPlaces(past: boolean): readonly string[] {
  const step = useToldSteps(past).at(-1);
  return step === undefined ? [] : placesOf(step);
}

/** The place that was told of last; null while nothing is told. */
export function useToldPlace(past: boolean): string | null {
  return useToldSteps(past).flatMap(placesOf).at(-1) ?? null;
}

/** The steps up to the one that is told; none while nothing is told. */
function useToldSteps(past: boolean): readonly Step[] {
  const teller = useTeller();
  return past || teller === null || teller.telling === null
    ? []
    : teller.story.steps.slice(0, teller.telling.at + 1);
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

/** A name of a game event as the view calls the place: `w13` is `ring.w13`, `s1_2` is `scroll.s1_2`. */
function zoned(name: string): readonly string[] {
  if (/^s\d_\d$/u.test(name)) {
    return [`scroll.${name}`];
  }
  if (/^t\d_\d$/u.test(name)) {
    return [`temple.${name}`];
  }
  return name === "" || /^c\d+$/u.test(name) ? [] : [`ring.${name}`];
}
