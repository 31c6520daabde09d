/** How the scores grew: asked for when the game is over, and kept, since it cannot change any more. */
import { useEffect, useState } from "react";
import { ask } from "#/wire/http";
import type { ProgressPoint } from "#/wire/types";

/** Null while it is on its way, or if the server cannot tell it: the chart is then left out. */
export function useProgress(room: string, lines: number): readonly ProgressPoint[] | null {
  const [points, setPoints] = useState<readonly ProgressPoint[] | null>(null);
  // A reopened game ends again later
  useEffect(() => {
    const leaving = new AbortController();
    ask("GET /api/rooms/{room}/progress", { path: { room }, signal: leaving.signal }).then(
      (progress) => setPoints(progress.points),
      () => setPoints(null),
    );
    return () => leaving.abort();
  }, [room, lines]);
  return points;
}
