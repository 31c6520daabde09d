/** The dice of the pool, and those that were taken for this turn. */
import { Place } from "#/table/place";
import { useWords } from "#/words";
import { Sign } from "./art/signs";
import css from "./dice.module.css";
import { useScene } from "./scene";

/** Where the pips of each face are, on a grid of three by three. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

interface DieProps {
  readonly face: number;
  readonly black: boolean;
}

function Die({ face, black }: DieProps) {
  return (
    <svg viewBox="0 0 30 30" className={css.die} data-black={black} aria-hidden="true">
      <path d="M2.500 3 27 2 28 27.500 2 28Z" />
      {(PIPS[face] ?? []).map((at) => (
        <circle key={at} cx={8 + (at % 3) * 7} cy={8 + Math.floor(at / 3) * 7} r="2.7" />
      ))}
    </svg>
  );
}

export function Dice() {
  const { view, box } = useScene();
  const { text } = useWords();
  const said = (black: boolean, face: number) =>
    text(black ? "my-village-die-black" : "my-village-die-white", { face });
  return (
    <section
      className={css.dice}
      data-explain="dice"
      aria-label={text("my-village-dice")}
      data-taking={view.pending?.step === "TakeDice"}
    >
      {view.dice.length > 0 && (
        <span
          className={css.taken}
          role="img"
          aria-label={view.dice.map((die) => said(die.startsWith("b"), Number(die.slice(1)))).join(" + ")}
        >
          {view.dice.map((die, at) => (
            <Die key={at} face={Number(die.slice(1))} black={die.startsWith("b")} />
          ))}
        </span>
      )}
      <div className={css.pool}>
        {view.pool.map(({ place, die, face, colour, number }) => {
          const black = colour === "black";
          return (
            <Place key={die} id={place} className={css.kind}>
              <span className={css.heap}>
                {Array.from({ length: number }, (_, at) => (
                  <Die key={at} face={face} black={black} />
                ))}
                {black && (
                  <span className={css.time}>
                    {box.number("black_die_time")}
                    <Sign name="time" />
                  </span>
                )}
              </span>
            </Place>
          );
        })}
      </div>
    </section>
  );
}
