/** How far a side has come through the Sabbath, which everyone keeps one after the other from the Shofar holder on. */
import type { RoomView } from "#/wire/types";
import type { Side, View } from "../components";

export const STAGES = ["prepare", "feed", "tuck"] as const;
export type Stage = (typeof STAGES)[number];
export type Progress = "done" | "now" | "later";

export function isSabbath({ phase }: View): boolean {
  return phase === "preparation" || phase === "sabbath";
}

/** After the last has tucked, the next week begins or the game is over: only then the phase ends. */
export function progressOf(
  view: View,
  side: Side,
  step: RoomView["step"],
): Readonly<Record<Stage, Progress>> {
  const turn = placeOf(view, side.side) - placeOf(view, view.active);
  if (view.phase === "preparation") {
    return { prepare: turn < 0 ? "done" : turn === 0 ? "now" : "later", feed: "later", tuck: "later" };
  }
  if (turn !== 0) {
    const whole = turn < 0 ? "done" : "later";
    return { prepare: "done", feed: whole, tuck: whole };
  }
  const tucking = step === "TuckCard" || view.pending?.step === "TuckCard";
  const feeding = step === "BuyFood" || view.pending?.step === "BuyFood";
  return {
    prepare: "done",
    feed: feeding ? "now" : "done",
    tuck: tucking ? "now" : feeding ? "later" : "done",
  };
}

function placeOf({ shofar, sides }: View, side: number): number {
  return (side - shofar + sides.length) % sides.length;
}
