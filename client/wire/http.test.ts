import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FakeServer, ROOM, refused } from "#/wire/fake-server.test.server";
import { ask, insist, newId, Refusal, Unreachable } from "#/wire/http";

let server: FakeServer;

beforeEach(async () => {
  server = new FakeServer();
  await server.open();
});

afterEach(() => server.die());

const look = () => ask("GET /api/rooms/{room}", { path: { room: ROOM }, query: { since: 1 } });
const say = (id: string) => ({
  path: { room: ROOM },
  body: { id, seat: 0, command: { type: "say", text: "hello" } } as const,
});

describe("asking", () => {
  test("goes to the server wherever it stands, with query and header", async () => {
    const { events, room } = await look();
    expect(events.map((kept) => kept.version)).toEqual([2, 3]);
    expect(room.version).toBe(3);
    expect(server.asked).toEqual([`GET /api/rooms/${ROOM}?since=1`]);
    expect(server.headers[0]?.["x-batisseurs"]).toBe("1");
  });

  test("parts of a path cannot lead elsewhere", async () => {
    await expect(ask("GET /api/rooms/{room}", { path: { room: "../lobby?x" } })).rejects.toThrow(Refusal);
    expect(server.asked).toEqual(["GET /api/rooms/..%2Flobby%3Fx"]);
  });

  test("makes a guest of who is none, once for all who ask at the same time", async () => {
    server.known = false;
    const all = await Promise.all([look(), look(), look()]);
    expect(all).toHaveLength(3);
    expect(server.asked.filter((what) => what === "POST /api/guest")).toHaveLength(1);
  });

  test("says so when the browser keeps no cookies", async () => {
    server.known = false;
    server.cookies = false;
    await expect(look()).rejects.toMatchObject({ status: 401, reason: "web-error-cookies" });
  });

  test("a refusal has a message for readers, and what is behind it", async () => {
    const because = [{ id: "fault-lacks", args: { place: "card" } }];
    const said = { ...refused("error-illegal-choice"), rule: "TH-31", because };
    server.refusal = { status: 422, said };
    const error = await look().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Refusal);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      status: 422,
      message: { id: "error-illegal-choice" },
      rule: "TH-31",
      because,
    });
    expect(String(error)).toBe("Refusal 422: error-illegal-choice");
  });

  test("a refusal as stale brings what was missed", async () => {
    const body = { id: newId(), seat: 0, version: 1, command: { type: "choose", text: "end" } } as const;
    const asked = ask("POST /api/rooms/{room}/commands", { path: { room: ROOM }, body });
    await expect(asked).rejects.toMatchObject({ status: 409, version: 3, missed: server.events.slice(1) });
  });

  test("nobody there, a proxy whose server is away, a login page in between: unreachable", async () => {
    server.proxy = { status: 502, type: "text/html", text: "<p>Bad gateway</p>" };
    await expect(look()).rejects.toThrow(Unreachable);
    server.proxy = { status: 200, type: "text/html", text: "<p>Log in</p>" };
    await expect(look()).rejects.toThrow(Unreachable);
    server.proxy = { status: 200, type: "application/json", text: "<p>Log in</p>" };
    await expect(look()).rejects.toThrow(Unreachable);
    await server.die();
    await expect(look()).rejects.toThrow(Unreachable);
  });

  test("something in between that refuses is named", async () => {
    server.proxy = { status: 403, type: "text/html", text: "<p>No</p>" };
    await expect(look()).rejects.toMatchObject({ status: 403, reason: "web-error-not-this-server" });
  });

  test("who gives up waiting gets no answer", async () => {
    const asked = ask("GET /api/rooms/{room}", { path: { room: ROOM }, signal: AbortSignal.abort() });
    await expect(asked).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("insisting", () => {
  test("sends the same again until it is answered; it is carried out once", async () => {
    server.lose = 2;
    const answer = await insist("POST /api/rooms/{room}/commands", say("only-once"));
    expect(answer.version).toBe(4);
    expect(server.carriedOut).toHaveLength(1);
    expect(server.asked).toHaveLength(3);
  });

  test("waits as long as it is told to", async () => {
    server.refusal = { status: 503, said: refused("error-server-stopping"), after: "1" };
    setTimeout(() => {
      server.refusal = null;
    }, 500);
    const began = Date.now();
    await insist("POST /api/rooms/{room}/commands", say(newId()));
    expect(Date.now() - began).toBeGreaterThan(900);
    expect(server.asked).toHaveLength(2);
  });

  test("does not insist on what the rules refuse", async () => {
    server.refusal = { status: 422, said: refused("error-room-over") };
    await expect(insist("POST /api/rooms/{room}/commands", say(newId()))).rejects.toMatchObject({
      status: 422,
    });
    expect(server.asked).toHaveLength(1);
  });

  test("gives up on a server that makes mistakes", async () => {
    server.refusal = { status: 503, said: refused("error-server-unexpected"), after: "0" };
    await expect(insist("POST /api/rooms/{room}/commands", say(newId()))).rejects.toThrow(Refusal);
    expect(server.asked).toHaveLength(4);
  });
});

test("ids are new each time, also where randomUUID is missing", () => {
  const { randomUUID } = crypto;
  const ids = new Set([newId(), newId()]);
  Object.defineProperty(crypto, "randomUUID", { value: undefined, configurable: true });
  ids.add(newId()).add(newId());
  Object.defineProperty(crypto, "randomUUID", { value: randomUUID, configurable: true });
  expect(ids.size).toBe(4);
  for (const id of ids) {
    expect(id).toMatch(/^[\w-]{32,64}$/);
  }
});
