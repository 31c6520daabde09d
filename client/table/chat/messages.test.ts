import { describe, expect, test } from "vitest";
import { cleaned, lengthOf, spectatorsMuted, talkOf, unreadOf } from "#/table/chat/messages";
import { parsed } from "#/table/chat/stored-numbers";
import { chose, played } from "#/table/log/events.testing";
import { type RoomEventView, SPECTATOR } from "#/wire/types";

const said = (seat: number, text: string, name = `P${seat}`): RoomEventView => ({
  type: "said",
  seat,
  name,
  text,
});

describe("talk", () => {
  test("what one person says in a row stands together, and nothing else is in it", () => {
    const talk = talkOf(played(said(0, "a"), chose(0, "play"), said(0, "b"), said(1, "c"), said(0, "d")), []);
    expect(talk.map((speech) => [speech.seat, speech.remarks.map((remark) => remark.text)])).toEqual([
      [0, ["a", "b"]],
      [1, ["c"]],
      [0, ["d"]],
    ]);
  });

  test("spectators have no names, so each remark stands alone", () => {
    expect(talkOf(played(said(SPECTATOR, "a", ""), said(SPECTATOR, "b", "")), [])).toHaveLength(2);
  });

  test("someone else at the same seat is someone else", () => {
    expect(talkOf(played(said(0, "a", "Ada"), said(0, "b", "Ben")), [])).toHaveLength(2);
  });

  test("after a long silence a speech begins anew", () => {
    const events = played(said(0, "a"), said(0, "b")).map((kept, index) => ({
      ...kept,
      at: index * 600_000,
    }));
    expect(talkOf(events, [])).toHaveLength(2);
  });

  test("whom one does not want to hear is neither shown nor counted", () => {
    const events = played(said(1, "a"), said(2, "b"));
    expect(talkOf(events, [1]).map((speech) => speech.seat)).toEqual([2]);
    expect(unreadOf(events, 0, 0, [1])).toBe(1);
  });
});

test("unread is what others said since one looked", () => {
  const events = played(said(1, "a"), said(0, "mine"), said(1, "b"), said(SPECTATOR, "c", ""));
  expect(unreadOf(events, 0, 1, [])).toBe(2);
  expect(unreadOf(events, 0, 4, [])).toBe(0);
});

test("whether spectators are heard is what was said last about them", () => {
  const mute = (seat: number, muted: boolean): RoomEventView => ({ type: "muted", seat, muted });
  expect(spectatorsMuted(played(mute(SPECTATOR, true), mute(1, false)))).toBe(true);
  expect(spectatorsMuted(played(mute(SPECTATOR, true), mute(SPECTATOR, false)))).toBe(false);
  expect(spectatorsMuted([])).toBe(false);
});

test("what is sent is one line, counted as the server counts", () => {
  expect(cleaned("  good\n game \u00a0! ")).toBe("good game !");
  expect(lengthOf("👋a")).toBe(2);
});

test("what a browser kept is taken as far as it is numbers", () => {
  expect(parsed("3,-6,x,,1e9,12")).toEqual([3, -6, 12]);
});
