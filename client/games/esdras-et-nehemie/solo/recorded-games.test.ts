/** Real solo games with both faces, told. Run by tests/client/test_esdras_solo.py, which plays them. */
import { expect, test } from "vitest";
import { type Played, sayer, whatWasPlayed } from "#/games/recorded-games.testing";
import { turnsOf } from "#/table/log/turns";
import type { Message, StoredEventView } from "#/wire/types";
import { LANGUAGES } from "#/words/languages";
import { boxOf, type File, type View } from "../components";
import { placesOf } from "./highlight";
import { reasonsOf, type Source } from "./reasons";
import { type Step, storiesOf } from "./story";
import { boardOf } from "./story-steps";

interface Solo extends Played<View, File> {
  readonly games: readonly {
    readonly face: string;
    readonly events: readonly StoredEventView[];
    /** What the opponent did, as the game told it. */
    readonly told: readonly Message[];
    /** The table at the end. */
    readonly view: View;
    /** All places of the table. */
    readonly places: readonly string[];
  }[];
}

/** What it decides: each of these has a reason. */
const DECIDED =
  /^(focus|trade|no-trade|scheme|opponent-(target|scribe|levite|pays|sabbath)|temple|path|judged|builds-wall)/u;

whatWasPlayed<Solo>((played) => {
  const sourceOf = (view: View): Source => ({
    box: boxOf(played.printed),
    view,
    goods: (goods) => Object.keys(goods).join(" "),
    does: ({ action }) => action,
  });
  const told = () => played.games.map((game) => ({ ...game, stories: storiesOf(turnsOf(game.events)) }));

  test("everything that the opponent does is told, in its order and once", () => {
    expect(new Set(played.games.map(({ face }) => face))).toEqual(new Set(["solo_a", "solo_b"]));
    for (const game of told()) {
      const steps = game.stories.flatMap((story) => story.steps);
      const messages = steps.flatMap((step) => [step.message, ...step.came.map(({ message }) => message)]);
      expect(messages).toEqual(game.told);
      expect(game.stories.filter(({ kind }) => kind === "turn")).toHaveLength(18);
      expect(game.stories.filter(({ kind }) => kind === "sabbath")).toHaveLength(3);
      expect(game.stories.at(-1)?.kind).toBe("end");
    }
  });

  test("each decision has its reason and a rule, and all of it can be said in every language", async () => {
    const said = new Set<string>();
    const reasons: Message[] = [];
    for (const { stories, view } of told()) {
      for (const { steps } of stories) {
        steps.forEach((step, at) => {
          const why = reasonsOf(steps, at, sourceOf(view));
          const [first] = why;
          expect(first !== undefined || !DECIDED.test(step.kind), step.kind).toBe(true);
          expect([step, ...why].filter(({ rule }) => !/^EN-\d+$/u.test(rule))).toEqual([]);
          reasons.push(...why.map(({ message }) => message));
        });
      }
    }
    for (const language of LANGUAGES) {
      const say = await sayer(played.printed, language);
      for (const message of reasons) {
        const words = say(message);
        said.add(message.id);
        expect(words === "" || words.includes("[[") || words.includes("{"), `${language} ${words}`).toBe(
          false,
        );
      }
    }
    expect(said.size).toBeGreaterThan(20);
  });

  test("the board goes forward only, from before its turn to the end of it", () => {
    for (const { stories, events } of told()) {
      const newest = events.at(-1)?.version ?? 0;
      for (const story of stories) {
        const boards = story.steps.map(({ board }) => board);
        expect(boards).toEqual([...boards].sort((one, other) => one - other));
        expect(story.steps.every(({ board, version }) => board <= version)).toBe(true);
        const [first] = story.steps;
        if (story.kind === "turn" && first !== undefined) {
          expect(first.board).toBe(first.version - 1);
          expect(boardOf({ story: story.key, at: 0, playing: true, since: 0 }, story, newest)).toBe(
            first.board,
          );
        }
      }
    }
  });

  test("a step points at places of the table", () => {
    const pointed = new Set<string>();
    for (const { stories, places } of told()) {
      for (const place of stories.flatMap(({ steps }) => steps.flatMap(placesOf))) {
        expect(places).toContain(place);
        pointed.add(place.slice(0, place.indexOf(".")));
      }
    }
    expect(pointed).toEqual(new Set(["ring", "scroll", "temple"]));
  });

  /** Steps as the game would tell them, for what hardly ever happens. */
  function whyOf(steps: readonly (readonly [kind: string, args: Message["args"]])[], source: Source) {
    const told = steps.map(([kind, args]): Step => {
      const message = { id: `esdras-et-nehemie-${kind}`, args: { seat: "opponent", ...args } };
      return { kind, message, rule: "EN-250", version: 1, board: 1, came: [] };
    });
    return reasonsOf(told, told.length - 1, source).map(({ message }) => message.id.split("-solo-")[1]);
  }

  test("two trades for the same price, or only the lower one", () => {
    const [focus] = played.printed.file.focus;
    const [game] = played.games;
    if (focus === undefined || game === undefined) {
      throw new Error("there are focus cards and games");
    }
    const priced = (upper: number, lower: number): Source => ({
      ...sourceOf(game.view),
      box: boxOf({
        ...played.printed,
        file: {
          ...played.printed.file,
          focus: [
            { ...focus, upper: { ...focus.upper, price: upper }, lower: { ...focus.lower, price: lower } },
          ],
        },
      }),
    });
    const trade = (kind: string) =>
      [
        ["focus-clockwise", { card: focus.id }],
        [kind, { silver: 3, fee: 1 }],
      ] as const;
    expect(whyOf(trade("trade-lower"), priced(2, 2))).toEqual(["why-same"]);
    expect(whyOf(trade("trade-lower"), priced(3, 1))).toEqual(["why-only-lower"]);
    expect(whyOf(trade("trade-upper"), priced(2, 0))).toEqual(["why-dearest"]);
    expect(whyOf(trade("trade-upper"), priced(2, 3))).toEqual(["why-only-upper"]);
  });

  test("a row that is met and has no target says what is missing", () => {
    const [game] = played.games;
    if (game === undefined) {
      throw new Error("there are games");
    }
    const source = sourceOf(game.view);
    const withoutWalls: Source = {
      ...source,
      view: { ...game.view, sides: game.view.sides.map((side) => ({ ...side, wall_pile: 0 })) },
    };
    const impossible = (card: string, number: number, workers: number, from = source) =>
      whyOf(
        [
          ["scheme", { card }],
          ["scheme-impossible", { number, workers, gold: 2 }],
        ],
        from,
      );
    expect(impossible("scheme_2", 1, 1)).toEqual(["why-no-gate"]);
    expect(impossible("scheme_2", 1, 0)).toEqual(["why-no-worker"]);
    expect(impossible("scheme_2", 2, 1, withoutWalls)).toEqual(["why-no-wall-card"]);
    expect(impossible("scheme_2", 2, 1)).toEqual(["why-no-wall"]);
    expect(impossible("scheme_3", 1, 2)).toEqual(["why-no-tile"]);
    expect(impossible("scheme_3", 1, 0)).toEqual(["why-no-worker"]);
    expect(impossible("scheme_1", 3, 2)).toEqual(["why-no-rubble"]);
  });

  test("where nothing is left to clear, an empty wall spot is taken", () => {
    const [game] = played.games;
    if (game === undefined) {
      throw new Error("there are games");
    }
    const target = [
      ["focus-clockwise", { card: "focus_fountain" }],
      ["opponent-target", { gate: "fountain", place: "w14" }],
    ] as const;
    expect(whyOf(target, sourceOf(game.view))).toEqual(["why-empty-wall"]);
  });
});
