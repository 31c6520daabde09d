import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { wake } from "#/wire/backoff";
import { FakeServer, ROOM, refused, roomAt } from "#/wire/fake-server.test.server";
import { keep, keepLook, kept, lookName, printedName } from "#/wire/kept-rooms";
import { PACE } from "#/wire/room-connection";
import { RoomStore } from "#/wire/room-store";

let server: FakeServer;
const stores: RoomStore[] = [];

beforeEach(async () => {
  server = new FakeServer();
  await server.open();
});

afterEach(async () => {
  for (const store of stores.splice(0)) {
    store.end();
  }
  await server.die();
});

function look(pace = PACE): RoomStore {
  const store = new RoomStore(ROOM, 0, pace);
  stores.push(store);
  return store;
}

const until = (what: () => void, interval = 10) => vi.waitFor(what, { timeout: 8000, interval });
const isLive = (store: RoomStore) => until(() => expect(store.now().status).toBe("live"));
const shows = (store: RoomStore, version: number) =>
  until(() => expect(store.now().look?.version).toBe(version));
const texts = (store: RoomStore) =>
  store.now().events.map(({ event }) => (event.type === "said" ? event.text : event.type));

describe("a line", () => {
  test("brings the room, and what happens in it", async () => {
    const store = look();
    expect(store.now()).toMatchObject({ status: "connecting", look: null, events: [] });
    await isLive(store);
    await shows(store, 3);
    server.happen("hello");
    await shows(store, 4);
    expect(texts(store)).toEqual(["first 1", "first 2", "first 3", "hello"]);
  });

  test("that is cut is opened again, from the last version on", async () => {
    const store = look();
    await isLive(store);
    server.cut();
    server.happen("meanwhile");
    await shows(store, 4);
    expect(server.asked).toContain("since 3");
    expect(store.now().status).toBe("live");
  });

  test("to a server that was away for a while is lost, and regained", async () => {
    const store = look();
    await isLive(store);
    await server.die();
    await until(() => expect(store.now().status).toBe("lost"));
    expect(store.now().look?.version).toBe(3);
    await server.open();
    wake();
    await isLive(store);
    server.happen("back");
    await shows(store, 4);
  });

  test.each([1011, 1012, 1013])("that the server ends with %i is opened again", async (code) => {
    const store = look();
    await isLive(store);
    server.endSockets(code, "error-server-stopping");
    await until(() => expect(server.asked).toContain("since 3"));
    server.happen("again");
    await shows(store, 4);
  });

  test("on which nothing is heard for too long is dead", async () => {
    server.silent = true;
    const store = look({ ...PACE, silence: 300 });
    await until(() => expect(store.now().look?.version).toBe(3)); // over HTTP
    server.silent = false;
    await isLive(store);
    server.silent = true;
    await until(() => expect(server.asked.filter((what) => what === "SOCKET").length).toBeGreaterThan(2));
  });

  test("is tried when someone looks at the page again", async () => {
    const store = look({ ...PACE, answer: 200 });
    await isLive(store);
    wake();
    await until(() => expect(server.asked).toContain("ping"));
    server.silent = true;
    wake();
    await until(() => expect(server.asked.filter((what) => what === "SOCKET")).toHaveLength(2));
  });

  test("where no socket gets through is a stream", async () => {
    server.sockets = false;
    const store = look();
    await isLive(store);
    expect(server.asked.filter((what) => what === "SOCKET")).toHaveLength(3);
    server.happen("streamed");
    await shows(store, 4);
    server.cut();
    server.happen("streamed again");
    await shows(store, 5);
  });

  test("makes a guest of who is none", async () => {
    server.known = false;
    const store = look();
    await isLive(store);
    expect(server.asked.filter((what) => what === "POST /api/guest")).toHaveLength(1);
  });

  test("to a room that is not there ends, and says why", async () => {
    server.refusal = { status: 404, said: refused("error-room-unknown") };
    const store = look();
    await until(() => expect(store.now().status).toBe("gone"));
    expect(store.now().refusal?.message.id).toBe("error-room-unknown");
    const asked = server.asked.length;
    wake();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(server.asked).toHaveLength(asked);
  });

  test.each(["error-room-freed", "error-room-moved"])(
    "from a seat that is lost ends, says why (%s), and keeps what was seen last",
    async (reason) => {
      const store = look();
      await shows(store, 3);
      server.endSockets(1008, reason);
      await until(() => expect(store.now().status).toBe("gone"));
      expect(store.now().refusal?.reason).toBe(reason);
      expect(store.now().look?.version).toBe(3);
      const asked = server.asked.length;
      wake();
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(server.asked).toHaveLength(asked);
    },
  );

  test("to a room that an older backup was put back for begins anew", async () => {
    const store = look();
    await shows(store, 3);
    server.events.length = 1;
    server.refusal = { status: 422, said: refused("error-room-no-such-version") };
    server.endSockets(1008, "error-room-bad-request");
    await until(() => expect(server.asked.at(-1)).toContain("since=3"));
    server.refusal = null;
    await shows(store, 1);
    expect(texts(store)).toEqual(["first 1"]);
  });

  test("asks for what was lost, passes over what comes twice, and puts in order what does not", async () => {
    const store = look();
    await isLive(store);
    server.mischief = (frames) => frames.slice(1);
    server.happen("a", "b");
    await shows(store, 5);
    server.mischief = (frames) => [...frames, ...frames];
    server.happen("c", "d");
    await shows(store, 7);
    server.mischief = (frames) => [...frames].reverse();
    server.happen("e", "f");
    await shows(store, 9);
    expect(texts(store).slice(3)).toEqual(["a", "b", "c", "d", "e", "f"]);
  });

  test("hears from a sign of life that it has missed the last", async () => {
    const store = look();
    await isLive(store);
    server.mischief = () => [];
    server.happen("mutedByMe");
    server.beat();
    await shows(store, 4);
    expect(server.asked).toContain("since 3");
  });

  test("whatever is lost, doubled and shuffled: in the end everything is shown once, in order", async () => {
    const store = look();
    await isLive(store);
    const commit = fc.record({
      count: fc.integer({ min: 1, max: 4 }),
      order: fc.array(fc.nat(3), { maxLength: 6 }),
      cut: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(commit, { maxLength: 5 }), async (commits) => {
        for (const { count, order, cut } of commits) {
          server.mischief = (frames) => order.flatMap((index) => frames[index] ?? []);
          server.happen(...Array.from({ length: count }, (_, index) => `${server.version}-${index}`));
          if (cut) {
            server.cut();
          }
        }
        await until(() => {
          server.beat();
          wake();
          expect(store.now().look?.version).toBe(server.version);
        }, 50);
        expect(store.now().events).toEqual(server.events);
      }),
      { numRuns: 15 },
    );
  }, 60_000);
});

describe("a command", () => {
  test("is answered when the table shows what was done", async () => {
    const store = look();
    await isLive(store);
    const answer = await store.send({ type: "choose", text: "end" });
    expect(answer.version).toBe(4);
    expect(store.now().look?.version).toBe(4);
    expect(server.carriedOut[0]).toMatchObject({ seat: 0, version: 3 });
  });

  test("that answers nothing says no version", async () => {
    const store = look();
    await isLive(store);
    await store.send({ type: "say", text: "hello" });
    expect(server.carriedOut[0]).not.toHaveProperty("version");
  });

  test("whose answer is lost is sent again under its id, and carried out once", async () => {
    const store = look();
    await isLive(store);
    server.lose = 1;
    await store.send({ type: "choose", text: "end" });
    expect(server.carriedOut).toHaveLength(1);
    expect(server.asked.filter((what) => what.endsWith("/commands"))).toHaveLength(2);
  });

  test("given while the server is away is carried out when it is back", async () => {
    const store = look();
    await isLive(store);
    await server.die();
    const sent = store.send({ type: "choose", text: "end" });
    expect(store.now().unanswered).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await server.open();
    expect((await sent).version).toBe(4);
    expect(server.carriedOut).toHaveLength(1);
    expect(store.now().unanswered).toBe(0);
    await shows(store, 4);
  });

  test("that comes too late is refused; by then the table shows what was missed", async () => {
    const store = look();
    await isLive(store);
    server.mischief = () => [];
    server.happen("overtaken");
    const sent = store.send({ type: "choose", text: "end" });
    await expect(sent).rejects.toMatchObject({ status: 409, version: 4 });
    expect(texts(store).at(-1)).toBe("overtaken");
    expect(server.carriedOut).toHaveLength(0);
  });

  test("works without any line", async () => {
    server.sockets = false;
    const store = look();
    await shows(store, 3);
    await store.send({ type: "choose", text: "end" });
    expect(store.now().look?.version).toBe(4);
  });
});

describe("what is kept of rooms", () => {
  const answers = new Map<string, Response>();
  const cache = {
    match: async ({ href }: URL) => answers.get(href)?.clone(),
    put: async ({ href }: URL, answer: Response) => {
      answers.delete(href);
      answers.set(href, answer);
    },
    delete: async ({ url }: { url: string }) => answers.delete(url),
    keys: async () => [...answers.keys()].map((url) => ({ url })),
  };
  const names = () => [...answers.keys()].map((url) => url.split("/kept/")[1]);
  const OTHER = "room-10";

  beforeEach(async () => {
    answers.clear();
    vi.stubGlobal("caches", { open: async () => cache });
    await keep(printedName(ROOM), {});
    await keepLook(OTHER, null, {});
    await keepLook(ROOM, 0, { ...server.look(0), room: { ...roomAt(3), reader: 1 } });
  });

  afterEach(() => vi.stubGlobal("caches", undefined));

  test("goes with the oldest room first, and whole", async () => {
    expect(names()).toEqual([lookName(OTHER, null), printedName(ROOM), lookName(ROOM, 0)]);
    for (let other = 0; other < 14; other += 1) {
      await keepLook(`more-${other}`, null, {});
    }
    expect(names()).toHaveLength(16);
    expect(names().slice(0, 2)).toEqual([printedName(ROOM), lookName(ROOM, 0)]);
  });

  test("goes when the room is refused", async () => {
    server.refusal = { status: 404, said: refused("error-room-unknown") };
    const store = look();
    await until(() => expect(store.now().status).toBe("gone"));
    await until(() => expect(names()).toEqual([lookName(OTHER, null)]));
  });

  test("goes when the reader leaves, and is not written again", async () => {
    const store = look();
    await shows(store, 3);
    await store.send({ type: "leave" });
    server.happen("after that");
    await shows(store, 5);
    await new Promise((resolve) => setTimeout(resolve, 2200));
    expect(names()).toEqual([lookName(OTHER, null)]);
  });

  test("by another reader is not mixed with what is told now", async () => {
    await keepLook(ROOM, 0, {
      events: server.events.map((one) => ({ ...one, event: { ...one.event, text: "theirs" } })),
      room: { ...roomAt(3), reader: 1 },
    });
    expect(await kept(lookName(ROOM, 0))).not.toBeNull();
    await server.die();
    const store = look();
    await shows(store, 3);
    expect(texts(store)).toEqual(["theirs", "theirs", "theirs"]);
    await server.open();
    server.happen("mine");
    wake();
    await shows(store, 4);
    expect(texts(store)).toEqual(["first 1", "first 2", "first 3", "mine"]);
  });
});

describe("a page that is loaded anew", () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  /** The modules as a new page has them: nothing is remembered but what the browser kept. */
  async function reloaded(): Promise<RoomStore> {
    vi.resetModules();
    const { RoomStore: Fresh } = await import("#/wire/room-store");
    const store = new Fresh(ROOM, 0);
    stores.push(store);
    return store;
  }

  test("sends what was unanswered once more; it counts once", async () => {
    const store = await reloaded();
    await isLive(store);
    server.lose = 1;
    void store.send({ type: "choose", text: "end" });
    await until(() => expect(server.carriedOut).toHaveLength(1));
    await server.die();
    store.end();
    await server.open();
    const again = await reloaded();
    await shows(again, 4);
    await until(() => expect(again.now().unanswered).toBe(0));
    await until(() => expect(kept.get("batisseurs-unanswered")).toBe("[]"));
    expect(server.carriedOut).toHaveLength(1);
  });

  test("says why if it is refused by then", async () => {
    const request = { id: "old", seat: 0, version: 2, command: { type: "choose", text: "end" } };
    kept.set("batisseurs-unanswered", JSON.stringify([{ room: ROOM, request }]));
    const store = await reloaded();
    await until(() => expect(store.now().refusal?.reason).toBe("error-room-stale"));
    await isLive(store);
  });

  test("is not troubled by what something else has kept", async () => {
    kept.set("batisseurs-unanswered", "{not json");
    await isLive(await reloaded());
  });
});
