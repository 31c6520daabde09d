/** One line to a room, from its opening to its end: a socket, or, where none gets through, an event stream. */
import type { ClientFrame, ServerFrame } from "#/wire/types";

/** The codes with which the server ends a line, see docs/wire.md; a stream gets those that fit. */
export const REFUSED = 1008;
/** The reason for someone whose seat the host has freed before the game. */
export const SEAT_FREED = "error-room-freed";
/** The reason for someone whose seat is held by a link now, mostly by themselves on another device. */
export const SEAT_MOVED = "error-room-moved";
const COME_AGAIN = 1013;
const BROKEN = 1006;

export interface Line {
  say(frame: ClientFrame): void;
  close(): void;
}

export interface Hearing {
  frame(frame: ServerFrame): void;
  /** Nothing comes any more: once, and not after `close`. */
  end(code: number, reason: string): void;
}

export type OpenLine = (address: URL, hearing: Hearing) => Line;

export const openSocket: OpenLine = (address, hearing) => {
  const url = new URL(address);
  url.pathname += "/socket";
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(url);
  let open = true;
  const end = (code: number, reason: string) => {
    if (open) {
      open = false;
      socket.close();
      hearing.end(code, reason);
    }
  };
  socket.onmessage = ({ data }) => {
    const frame = open ? frameOf(data) : null;
    if (frame !== null) {
      hearing.frame(frame);
    }
  };
  socket.onclose = ({ code, reason }) => end(code, reason);
  return {
    say: (frame) => {
      if (socket.readyState === WebSocket.OPEN) {
        socket.send(JSON.stringify(frame));
      }
    },
    close: () => {
      open = false;
      socket.close();
    },
  };
};

export const openStream: OpenLine = (address, hearing) => {
  const url = new URL(address);
  url.pathname += "/events";
  const stream = new EventSource(url, { withCredentials: true });
  let open = true;
  const end = (code: number, reason: string) => {
    if (open) {
      open = false;
      stream.close();
      hearing.end(code, reason);
    }
  };
  for (const kind of ["look", "here"]) {
    stream.addEventListener(kind, ({ data }) => {
      const frame = open ? frameOf(data) : null;
      if (frame !== null) {
        hearing.frame(frame);
      }
    });
  }
  stream.addEventListener("end", ({ data }) => end(endOf(String(data)), String(data)));
  // A stream would reconnect on its own, but not from the version we have by now.
  stream.onerror = () => end(BROKEN, "");
  return {
    // A stream takes no requests: opened again, it sends everything since the last version.
    say: () => end(COME_AGAIN, ""),
    close: () => {
      open = false;
      stream.close();
    },
  };
};

const COMING_AGAIN_HELPS = new Set([
  "error-server-stopping",
  "error-server-too-slow",
  "error-server-unexpected",
]);

function endOf(reason: string): number {
  return COMING_AGAIN_HELPS.has(reason) ? COME_AGAIN : REFUSED;
}

/** A frame of the server; what comes of another kind is for a newer client. */
function frameOf(data: unknown): ServerFrame | null {
  const said: unknown = JSON.parse(String(data));
  return isFrame(said) ? said : null;
}

function isFrame(said: unknown): said is ServerFrame {
  return (
    typeof said === "object" &&
    said !== null &&
    "type" in said &&
    (said.type === "look" || said.type === "at" || said.type === "here")
  );
}
