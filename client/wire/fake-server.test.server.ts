/**
 * A small server for tests: one room, over real HTTP, sockets and event streams. It keeps what docs/wire.md
 * promises, and can be made to lose, repeat and reorder what it sends, to refuse sockets, to die and come back.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { vi } from "vitest";
import { type WebSocket as Peer, WebSocketServer } from "ws";
import type { Answer, Look, Refused, RoomView, SentCommand, StoredEventView } from "#/wire/types";

export const ROOM = "room-1";
const BASE = "/sub/path/";

type Mischief = (frames: readonly string[]) => readonly string[];

export class FakeServer {
  readonly events: StoredEventView[] = [];
  readonly carriedOut: SentCommand[] = [];
  /** Every request that came, as `POST /api/guest`. */
  readonly asked: string[] = [];
  readonly headers: IncomingMessage["headers"][] = [];
  /** What is done to the frames of one commit before they are sent. */
  mischief: Mischief = (frames) => frames;
  /** Whether sockets are let through. */
  sockets = true;
  /** Whether the server knows who asks. */
  known = true;
  /** Whether cookies come back. */
  cookies = true;
  /** A refusal for every request to the room. */
  refusal: { status: number; said: Refused; after?: string } | null = null;
  /** How many answers to commands get lost on their way. */
  lose = 0;
  /** Answers anything with this, like a proxy. */
  proxy: { status: number; type: string; text: string } | null = null;
  silent = false;

  #server: Server | null = null;
  #port = 0;
  readonly #answers = new Map<string, Answer>();
  readonly #wires = new Set<Socket>();
  readonly #peers = new Map<Peer, number>();
  readonly #streams = new Map<ServerResponse, number>();

  constructor(events = 3) {
    for (let version = 1; version <= events; version += 1) {
      this.#add(`first ${version}`);
    }
  }

  get version(): number {
    return this.events.length;
  }

  get listeners(): number {
    return this.#peers.size + this.#streams.size;
  }

  async open(): Promise<void> {
    const server = createServer((request, response) => void this.#answer(request, response));
    const sockets = new WebSocketServer({ noServer: true });
    server.on("connection", (wire: Socket) => {
      this.#wires.add(wire);
      wire.on("close", () => this.#wires.delete(wire));
    });
    server.on("upgrade", (request, wire, head) => {
      this.asked.push("SOCKET");
      if (!this.sockets) {
        wire.destroy();
        return;
      }
      sockets.handleUpgrade(request, wire, head, (peer) => this.#join(peer, request));
    });
    await new Promise<void>((resolve) => server.listen(this.#port, "127.0.0.1", resolve));
    this.#server = server;
    this.#port = (server.address() as AddressInfo).port;
    const baseURI = `http://127.0.0.1:${this.#port}${BASE}`;
    vi.stubGlobal("document", { baseURI, querySelector: () => ({}) });
  }

  /** Die at once, without a word. */
  async die(): Promise<void> {
    const closed = new Promise<void>((resolve) =>
      this.#server?.close(() => resolve()) ? undefined : resolve(),
    );
    this.cut();
    this.#server = null;
    await closed;
  }

  /** Cut all wires; the server itself lives on. */
  cut(): void {
    for (const wire of this.#wires) {
      wire.destroy();
    }
    this.#peers.clear();
    this.#streams.clear();
  }

  endSockets(code: number, reason: string): void {
    for (const peer of this.#peers.keys()) {
      peer.close(code, reason);
    }
    this.#peers.clear();
  }

  /** Something happens in the room. */
  happen(...texts: readonly string[]): void {
    for (const text of texts) {
      this.#add(text);
    }
    for (const [peer, sent] of this.#peers) {
      this.#send(sent, (frame) => peer.send(frame));
      this.#peers.set(peer, this.version);
    }
    for (const [stream, sent] of this.#streams) {
      this.#send(sent, (frame) => stream.write(streamed(this.version, frame)));
      this.#streams.set(stream, this.version);
    }
  }

  beat(): void {
    for (const peer of this.#peers.keys()) {
      peer.send(JSON.stringify({ type: "at", version: this.version }));
    }
  }

  look(since: number): Look {
    return { events: this.events.slice(since), room: roomAt(this.version) };
  }

  #add(text: string): void {
    const event = { type: "said", seat: 0, name: "", text } as const;
    this.events.push({ version: this.version + 1, at: 0, event });
  }

  /** Send each event as its own look, so that there is something to lose and to shuffle. */
  #send(sent: number, send: (frame: string) => void): void {
    const frames = this.events
      .slice(sent)
      .map((kept) => JSON.stringify({ type: "look", events: [kept], room: roomAt(kept.version) }));
    for (const frame of this.mischief(frames)) {
      send(frame);
    }
  }

  #join(peer: Peer, request: IncomingMessage): void {
    if (!this.known) {
      peer.close(1008, "error-server-no-guest");
      return;
    }
    if (this.refusal !== null) {
      peer.close(1008, this.refusal.said.reason);
      return;
    }
    if (this.silent) {
      return;
    }
    const since = Number(new URL(request.url ?? "", "http://server").searchParams.get("since"));
    this.asked.push(`since ${since}`);
    this.#peers.set(peer, this.version);
    peer.send(JSON.stringify({ type: "look", ...this.look(since) }));
    peer.on("message", (data) => {
      const frame = JSON.parse(String(data));
      this.asked.push(`${frame.type} ${frame.version ?? ""}`.trim());
      if (frame.type === "since" && !this.silent) {
        peer.send(JSON.stringify({ type: "look", ...this.look(frame.version) }));
      } else if (frame.type === "ping" && !this.silent) {
        peer.send(JSON.stringify({ type: "at", version: this.version }));
      }
    });
    peer.on("close", () => this.#peers.delete(peer));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "", "http://server");
    const path = url.pathname.replace(BASE, "/");
    this.asked.push(`${request.method} ${path}${url.search}`);
    this.headers.push(request.headers);
    const body = await read(request);
    if (this.proxy !== null) {
      response.writeHead(this.proxy.status, { "Content-Type": this.proxy.type }).end(this.proxy.text);
    } else if (path === "/api/guest") {
      this.known = this.cookies;
      json(response, 200, {});
    } else if (!this.known) {
      json(response, 401, refused("error-server-no-guest"));
    } else if (this.refusal !== null) {
      json(response, this.refusal.status, this.refusal.said, this.refusal.after);
    } else if (path === `/api/rooms/${ROOM}`) {
      json(response, 200, this.look(Number(url.searchParams.get("since"))));
    } else if (path === `/api/rooms/${ROOM}/events`) {
      this.#stream(response, Number(url.searchParams.get("since")));
    } else if (path === `/api/rooms/${ROOM}/commands`) {
      this.#command(response, JSON.parse(body));
    } else {
      json(response, 404, refused("error-server-no-path"));
    }
  }

  #stream(response: ServerResponse, since: number): void {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write(streamed(this.version, JSON.stringify({ type: "look", ...this.look(since) })));
    this.#streams.set(response, this.version);
    response.on("close", () => this.#streams.delete(response));
  }

  #command(response: ServerResponse, request: SentCommand): void {
    const known = this.#answers.get(request.id);
    if (known === undefined && request.version !== undefined && request.version !== this.version) {
      const missed = this.events.slice(request.version ?? 0);
      json(response, 409, { ...refused("error-room-stale"), missed, version: this.version });
      return;
    }
    if (known === undefined) {
      this.carriedOut.push(request);
      this.happen("text" in request.command ? String(request.command.text) : request.command.type);
    }
    const answer = known ?? { version: this.version, events: this.events.slice(-1), unsure: null };
    this.#answers.set(request.id, answer);
    if (this.lose > 0) {
      this.lose -= 1;
      response.destroy();
    } else {
      json(response, 200, answer);
    }
  }
}

export function refused(id: string): Refused {
  return { reason: id, text: id, message: { id, args: {} }, rule: "", because: [], line: null };
}

function json(response: ServerResponse, status: number, said: unknown, after?: string): void {
  const headers = {
    "Content-Type": "application/json",
    ...(after !== undefined && { "Retry-After": after }),
  };
  response.writeHead(status, headers).end(JSON.stringify(said));
}

function streamed(version: number, frame: string): string {
  return `id: ${version}\nevent: look\ndata: ${frame}\n\n`;
}

async function read(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of request) {
    text += piece;
  }
  return text;
}

export function roomAt(version: number): RoomView {
  return {
    room: ROOM,
    version,
    stage: "playing",
    game: "theopolis",
    players: 2,
    options: {},
    settings: {
      clock: { per_choice: 0, reserve: 0, policy: "remind" },
      watching: "link",
      chat: true,
      scores: false,
      listed: false,
    },
    seats: [],
    reader: 0,
    host: true,
    paused: false,
    marks: [],
    puzzle: null,
    playable: true,
    lines: 0,
    time_off: null,
    wish: null,
    waiting: [],
    view: null,
    step: "",
    rule: "",
    prompt: null,
    chance: "house",
    entry: null,
    choices: [],
    warnings: {},
    refusals: [],
    may_withdraw: false,
    free_undo: 0,
    standing: {},
    result: null,
    ended: null,
    margin: null,
    scores: [],
  };
}
