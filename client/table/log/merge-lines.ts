/** Lines that say the same of different things become one: three cards turned up are one sentence. */
import type { Line, Plain, Said, Sentence } from "#/table/log/lines";

/** One line for two neighbours, else null. It is known by the first, and shows the board after the last. */
export function together(first: Line, second: Line): Line | null {
  const [one, more] = first.sentences;
  const [other, further] = second.sentences;
  const alike = first.quiet && second.quiet && first.kind === second.kind && first.struck === second.struck;
  if (!alike || first.seat !== second.seat || first.kind === "choice" || more || further || !one || !other) {
    return null;
  }
  const sentence = joined(one, other);
  return sentence === null ? null : { ...first, version: second.version, sentences: [sentence] };
}

function joined(one: Sentence, other: Sentence): Sentence | null {
  if (one.kind === "said" && other.kind === "said") {
    return joinedMessages(one, other);
  }
  return one.kind === "plain" && other.kind === "plain" ? joinedUndos(one, other) : null;
}

function joinedMessages(one: Said, other: Said): Said | null {
  if (one.message.id !== other.message.id || one.rule !== other.rule) {
    return null;
  }
  const differing = Object.keys(one.message.args).filter(
    (name) => one.message.args[name] !== other.message.args[name],
  );
  const [name, another] = differing;
  if (name === undefined || another !== undefined) {
    return null;
  }
  const before = one.message.args[name];
  const after = other.message.args[name];
  // Names of components only: two numbers make no list.
  if (before === undefined || typeof before === "number" || typeof after !== "string") {
    return null;
  }
  const names = typeof before === "string" ? [before, after] : [...before, after];
  return { ...one, message: { id: one.message.id, args: { ...one.message.args, [name]: names } } };
}

/** Somebody who goes back step by step is said to have gone back so many steps. */
function joinedUndos(one: Plain, other: Plain): Plain | null {
  const [before, after] = [one.args.number, other.args.number];
  if (one.id !== "web-event-undone" || other.id !== one.id) {
    return null;
  }
  return typeof before === "number" && typeof after === "number"
    ? { ...one, args: { ...one.args, number: before + after } }
    : null;
}
