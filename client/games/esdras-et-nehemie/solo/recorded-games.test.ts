/** Real solo games with both faces, told. Run by tests/client/test_esdras_solo.py, which plays them. */
import { expect, test } from "vitest";
import { type Played, sayer, whatWasPlayed } from "#/games/recorded-games.testing";
import { turnsOf } from "#/table/log/turns";
import type { Message, StoredEventView } from "#/wire/types";
import { LANGUAGES } from "#/words/languages";
import type { File, View } from "../components";
import { placesOf } from "./highlight";
import { storiesOf, type Told } from "./story";
import { boardOf } from "./story-steps";

interface Solo extends Played<View, File> {
  readonly games: readonly {
    readonly face: string;
    readonly events: readonly StoredEventView[];
    /** What the opponent did, as the game told it. */
    readonly told: readonly Message[];
    /** All places of the table. */
    readonly places: readonly string[];
  }[];
}

/** What it decides: each of these has a reason. */
const DECIDED =
  /^(focus|trade|no-trade|scheme|opponent-(target|scribe|levite|pays|sabbath)|temple|path|judged|builds-wall)/u;

whatWasPlayed<Solo>((played) => {
  const told = () => played.games.map((game) => ({ ...game, stories: storiesOf(turnsOf(game.events)) }));

  test("everything that the opponent does is told, in its order and once", () => {
    expect(new Set(played.games.map(({ face }) => face))).toEqual(new Set(["solo_a", "solo_b"]));
    for (const game of told()) {
      const steps = game.stories.flatMap((story) => story.steps);
      const told = ({ message }: Told) => message;
      const messages = steps.flatMap((step) => [told(step), ...step.came.map(told)]);
      expect(messages).toEqual(game.told.filter(({ id }) => !id.includes("-reason-")));
      expect(steps.flatMap(({ why }) => why.map(told))).toEqual(
        game.told.filter(({ id }) => id.includes("-reason-")),
      );
      expect(game.stories.filter(({ kind }) => kind === "turn")).toHaveLength(18);
      expect(game.stories.filter(({ kind }) => kind === "sabbath")).toHaveLength(3);
      expect(game.stories.at(-1)?.kind).toBe("end");
    }
  });

  test("each decision has its reason and a rule, and all of it can be said in every language", async () => {
    const said = new Set<string>();
    const reasons: Message[] = [];
    for (const { stories } of told()) {
      for (const step of stories.flatMap(({ steps }) => steps)) {
        expect(step.why.length > 0 || !DECIDED.test(step.kind), step.kind).toBe(true);
        expect([step, ...step.why].filter(({ rule }) => !/^EN-\d+$/u.test(rule))).toEqual([]);
        reasons.push(...step.why.map(({ message }) => message));
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
});
