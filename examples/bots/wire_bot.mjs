// A bot that holds a seat at a server, as any guest does. It needs Node 22 or newer and nothing else.
//
//     node examples/bots/wire_bot.mjs https://example.org/rooms/ROOM#KEY Rob
//
// Ask for a link to a seat at the table, and start this with it. It plays until the game is over.

import { randomUUID } from "node:crypto";

const [link, name] = process.argv.slice(2);
const [, server, , key] = /^(.+)\/rooms\/([\w-]+)#([\w-]+)$/.exec(link);
const headers = { "Content-Type": "application/json", "X-Batisseurs": "1" };

async function post(path, body) {
  const answer = await fetch(server + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok && answer.status !== 409) throw new Error(await answer.text());
  return answer.json(); // 409: the room has gone on, and the next frame says how
}

const { token } = await post("/api/guest", { bearer: true });
headers.Authorization = `Bearer ${token}`;
const { room, seat } = await post("/api/enter", { key });

function command(said, version = null) {
  return post(`/api/rooms/${room}/commands`, { id: randomUUID(), seat, command: said, version });
}

await command({ type: "join", name });
const address = `${server.replace(/^http/, "ws")}/api/rooms/${room}/socket?seat=${seat}`;
const socket = new WebSocket(address, { headers });
socket.onmessage = ({ data }) => {
  const look = JSON.parse(data).room; // the room, with its `view`, as this seat may see it
  if (look?.result) {
    console.log(`over: ${look.result.scores}`);
    socket.close();
  } else if (look?.waiting.includes(seat) && look.choices.length > 0) {
    const { text } = look.choices[Math.floor(Math.random() * look.choices.length)];
    command({ type: "choose", text }, look.version);
  }
};
