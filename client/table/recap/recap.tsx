/**
 * What happened since my last turn, when it is mine again: a paragraph, the lines behind it, and the board step
 * by step; one line if nothing affected me. It disappears with the first choice, when it is closed, or by a setting.
 */
import { useState } from "react";
import { useTable } from "#/table/context";
import { turnsOf } from "#/table/log/turns";
import { sinceMyTurn } from "#/table/recap/since-last-turn";
import { later } from "#/ui/lazy";
import { useSettings } from "#/words";

const RecapPanel = later(async () => (await import("#/table/recap/recap-panel")).RecapPanel);

export function Recap() {
  const { room, events, past } = useTable();
  const [settings] = useSettings();
  const [closed, setClosed] = useState("");
  const since = sinceMyTurn(turnsOf(events), room.reader);
  if (
    since === null ||
    since.key === closed ||
    !settings.recap ||
    past !== null ||
    room.stage !== "playing"
  ) {
    return null;
  }
  return <RecapPanel since={since} onClose={() => setClosed(since.key)} />;
}
