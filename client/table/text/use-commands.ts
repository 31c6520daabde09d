/** What the command line does: the commands of the terminal, and answers to the question. */
import { useLocation } from "wouter";
import { useTable } from "#/table/context";
import { usePreviews } from "#/table/explanation";
import { useLearning } from "#/table/lesson";
import { useTelling } from "#/table/log/sentences";
import { turnsOf } from "#/table/log/turns";
import { sinceMyTurn, toldAgain } from "#/table/recap/since-last-turn";
import { explanationLines, previewLines, titlesOf } from "#/table/text/sentences";
import {
  begins,
  COMMANDS,
  type CommandName,
  findAnswer,
  findCommand,
  folded,
  type Numbered,
  numberedChoices,
  Wording,
} from "#/table/text/typed";
import type { Choosing } from "#/table/use-choice";
import { pendingRequest } from "#/wire/former-names";
import { ask } from "#/wire/http";
import type { Explanation, RefusalView, WholeTable } from "#/wire/types";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";
import { LANGUAGES } from "#/words/languages";

const LINES = 10;
/** So many things are explained at once if a name means several. */
const MOST_THINGS = 5;
const MOST_LISTED = 8;
/** How many places the server explains at once. */
const MOST_ASKED = 100;
const RULE = /^(?:[a-z]{2}[- ]?)?\d{1,4}$/i;

type Lines = readonly string[];

interface Commanded {
  readonly table: WholeTable | null;
  readonly choosing: Choosing;
  readonly undo: () => void;
  /** Brings the focus to the tables. */
  readonly toTable: () => void;
}

export function useTypedCommands({ table, choosing, undo, toTable }: Commanded) {
  const words = useWords();
  const telling = useTelling();
  const learning = useLearning();
  const { room, events, printed, send } = useTable();
  const [, goTo] = useLocation();
  const asked = room.choices.length > 0 && room.playable && choosing.unsure === null;
  const previews = usePreviews(asked, room.version);
  const wording = new Wording(words, room.game, room.seats.length);
  const numbered = numberedChoices(room.choices);
  // They are on the way before somebody asks for one.
  const rules = words.rules();

  const sentence = ({ choice }: Numbered) => capital(words.say(choice.message), words.language);
  const logLines = (number: number) =>
    turnsOf(events)
      .flatMap((turn) => turn.lines)
      .filter((line) => !line.struck)
      .slice(-number)
      .map((line) => telling.line(line));

  const explained = async (ids: readonly string[]): Promise<readonly Explanation[]> => {
    const { found } = await ask("GET /api/rooms/{room}/explanations", {
      path: { room: room.room },
      query: { places: ids.slice(0, MOST_ASKED).join(","), seat: room.reader },
    });
    return ids.flatMap((id) => found[id] ?? []);
  };

  /** What is called so, or else what begins so: places, components, signs. */
  const things = async (name: string): Promise<readonly Explanation[]> => {
    const wanted = folded(name);
    if (wanted === "") {
      return [];
    }
    const titles = new Map([
      ...Object.keys(printed.names).map((id) => [id, words.name(id)] as const),
      ...titlesOf(table, words),
    ]);
    const named = [...titles].map(([id, title]) => ({ id, title: folded(title) }));
    const exact = named.filter(({ title }) => title === wanted);
    const begun = named.filter(({ title }) => begins(title, wanted));
    const meant = new Map((exact.length > 0 ? exact : begun).map(({ id, title }) => [title, id]));
    if (meant.size > 0) {
      return explained([...meant.values()].slice(0, MOST_THINGS));
    }
    const signs = printed.signs.length > 0 ? await explained(printed.signs) : [];
    return signs.filter(({ title }) => begins(folded(words.say(title)), wanted)).slice(0, MOST_THINGS);
  };

  const card = async (name: string): Promise<Lines> => {
    const found = await things(name);
    if (found.length > 0) {
      return found.flatMap((one) => explanationLines(words, one));
    }
    const example = words.name(Object.keys(printed.names)[0] ?? "").toLowerCase();
    return [
      name === ""
        ? words.text("cli-card-which", { card: example })
        : words.text("cli-nothing-known", { text: name }),
    ];
  };

  const rule = (name: string): Lines => {
    const number = name.replace(/\D/g, "").replace(/^0+/, "");
    const found = RULE.test(name) ? rules.find(({ id }) => id.split("-")[1] === number) : undefined;
    if (found !== undefined) {
      return [words.text("cli-rule", { rule: found.id, text: found.text })];
    }
    const [first, last] = [rules[0]?.id ?? "–", rules.at(-1)?.id ?? "–"];
    return [words.text("cli-no-rule", { rule: name, first, last })];
  };

  const notPossible = ({ text, reason, rule: id }: RefusalView): Lines => [
    words.text("cli-not-possible", { text: wording.shown(text), reason: words.say(reason), rule: id }),
  ];

  const help = (): Lines => {
    const slug = room.game;
    const about = words.knows(`${slug}-help`) ? [words.text(`${slug}-help`)] : [];
    const example = room.choices[0] === undefined ? "…" : wording.shown(room.choices[0].text);
    const name = words.name(Object.keys(printed.names)[0] ?? "").toLowerCase();
    const meaning: Partial<Record<CommandName, string>> = { quit: "quit-room" };
    return [
      ...about,
      words.text("cli-help-answers"),
      ...COMMANDS.map((command) =>
        words.text("web-pair", {
          what: words.text(`cli-word-${command}`),
          value: words.text(`cli-help-${meaning[command] ?? command}`, {
            choice: example,
            card: name,
            rule: rules[0]?.id ?? "–",
          }),
        }),
      ),
    ];
  };

  /** What a choice would do, why it is not possible, what a thing is, or a rule. */
  const explain = async (about: string): Promise<Lines> => {
    if (RULE.test(about) && !/^\d+$/.test(about)) {
      return rule(about);
    }
    const answer = asked ? findAnswer(wording, room, about) : null;
    if (answer?.kind === "choice") {
      const { number, choice } = answer.meant;
      const preview = previews?.get(choice.text);
      const warnings = (room.warnings[choice.text] ?? []).map((one) =>
        capital(words.say(one), words.language),
      );
      return [
        words.text("cli-possible", { number, choice: words.say(choice.message) }),
        ...(preview === undefined ? [] : previewLines(words, preview, titlesOf(table, words))),
        ...warnings,
      ];
    }
    if (answer?.kind === "refused") {
      return [...notPossible(answer.refusal), words.rule(answer.refusal.rule) ?? ""].filter(Boolean);
    }
    return card(about);
  };

  const choose = (typed: string): Lines => {
    if (!asked) {
      return [words.text("cli-join-not-asked")];
    }
    const [least, most] = [numbered[0]?.number ?? 1, numbered.at(-1)?.number ?? 1];
    if (typed === "") {
      return [words.text("cli-empty-answer", { least, most })];
    }
    const answer = findAnswer(wording, room, typed);
    switch (answer.kind) {
      case "choice":
        choosing.choose(answer.meant.choice);
        return [sentence(answer.meant)];
      case "several": {
        const shown = answer.meant.slice(0, MOST_LISTED).map(({ text }) => wording.shown(text));
        const choices = answer.meant.length > MOST_LISTED ? [...shown, "…"] : shown;
        return [words.text("cli-ambiguous", { text: typed, choices })];
      }
      case "refused":
        return notPossible(answer.refusal);
      case "no-number":
        return [words.text("cli-no-number", { number: typed, least, most })];
      case "none":
        return [words.text("cli-no-choice", { text: typed, least, most })];
    }
  };

  /** Yes or no, to whatever waits for it. */
  const agree = async (yes: boolean): Promise<Lines> => {
    const request = pendingRequest(room);
    if (choosing.unsure !== null) {
      (yes ? choosing.confirm : choosing.cancel)();
      return yes ? [] : [words.text("text-cancelled")];
    }
    if (request === null) {
      return [words.text("text-nothing-to-agree")];
    }
    await send({ type: "vote", number: request.number, yes });
    return [];
  };

  const scores = (): Lines =>
    room.scores.flatMap((sheet, seat) =>
      sheet.length === 0
        ? []
        : [
            words.text("web-pair", {
              what: words.seat(seat),
              value: String(sheet.reduce((sum, { points }) => sum + points, 0)),
            }),
          ],
    );

  const recap = (): Lines => {
    const since = sinceMyTurn(turnsOf(events), room.reader);
    const lines = since?.turns.flatMap(toldAgain).map((line) => telling.line(line)) ?? [];
    return lines.length > 0 ? lines : [words.text("text-nothing-since")];
  };

  const legend = async (): Promise<Lines> =>
    (await explained(printed.signs)).map((sign) =>
      explanationLines(words, { ...sign, rules: [], costs: [], gains: [], now: [] }).join(" "),
    );

  const language = (wanted: string): Lines => {
    const found = LANGUAGES.find((one) => one === wanted.toLowerCase());
    if (found === undefined) {
      return [words.text("cli-lang-which", { languages: [...LANGUAGES], language: words.language })];
    }
    words.setLanguage(found);
    return [];
  };

  const commands: Record<CommandName, (about: string) => Lines | Promise<Lines>> = {
    help: (about) => (about === "" ? help() : explain(about)),
    hint: () => {
      if (learning.suggest === null) {
        return [words.text(learning.suggested === null ? "text-no-hint" : "text-hint-there")];
      }
      learning.suggest();
      return [];
    },
    table: () => {
      toTable();
      return [];
    },
    scores: () => {
      const lines = scores();
      return lines.length > 0 ? lines : [words.text("web-scores-none")];
    },
    recap,
    log: (number) => logLines(/^\d+$/.test(number) ? Number(number) : LINES),
    card,
    legend,
    rule,
    undo: () => {
      undo();
      return [];
    },
    withdraw: () => {
      if (!room.may_withdraw) {
        return [words.text("text-nothing-sealed")];
      }
      choosing.withdraw();
      return [];
    },
    yes: () => agree(true),
    no: () => agree(false),
    say: async (text) => {
      if (text !== "") {
        await send({ type: "say", text });
      }
      return [];
    },
    lang: language,
    quit: () => {
      goTo("/");
      return [];
    },
  };

  return {
    numbered,
    previews,
    run: async (typed: string): Promise<Lines> => {
      try {
        const command = findCommand(words, typed);
        return command === null ? choose(typed) : await commands[command.name](command.about);
      } catch (error) {
        return [words.explain(error)];
      }
    },
    logLines,
  };
}
