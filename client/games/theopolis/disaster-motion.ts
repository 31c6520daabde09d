/** How the table answers to each Disaster. Keyframes are played by the browser and can be ended at any moment. */

const shaken = (by: number): Keyframe[] =>
  [0, -1, 1, -0.8, 0.8, -0.5, 0.4, 0].map((side) => ({
    transform: `translate(${side * by}px, ${Math.abs(side) * by * 0.4}px) rotate(${side * by * 0.04}deg)`,
  }));

const lit = (...filters: readonly string[]): Keyframe[] =>
  ["none", ...filters, "none"].map((filter) => ({ filter }));

const ANSWERS: Readonly<Record<string, Keyframe[]>> = {
  earthquake: shaken(12),
  war: shaken(5),
  flood: [0, -6, 5, -3, 2, 0].map((y) => ({ transform: `translateY(${y}px)` })),
  fire: lit(
    "brightness(1.25) sepia(0.4)",
    "brightness(0.8)",
    "brightness(1.35) sepia(0.6)",
    "brightness(0.9)",
  ),
  plague: lit(
    "hue-rotate(50deg) saturate(0.5) brightness(0.7)",
    "hue-rotate(50deg) saturate(0.5) brightness(0.75)",
  ),
  famine: lit("sepia(0.8) brightness(1.15)", "sepia(0.9) brightness(1.05)"),
  heresy: lit("saturate(0.2) contrast(1.2)", "saturate(0.1)"),
  schism: [0, -4, 4, -4, 0].map((x) => ({ transform: `translateX(${x}px)`, filter: "saturate(0.5)" })),
  temptation: lit("hue-rotate(-40deg) saturate(1.5)", "hue-rotate(-60deg) saturate(1.3)"),
  apocalypse: lit(
    "brightness(1.7) sepia(0.5)",
    "brightness(0.5) saturate(0.6)",
    "brightness(1.2) sepia(0.6)",
  ),
};

/** Light that goes and comes again takes its time: it must not flicker. */
const LONG = new Set(["fire", "apocalypse"]);

export function tremble(table: HTMLElement, disaster: string): Animation {
  const answer = ANSWERS[disaster] ?? shaken(5);
  return table.animate(answer, { duration: LONG.has(disaster) ? 1800 : 900, easing: "ease-in-out" });
}
