/** Where one has been in the rules, and back again: like the pages of a browser. */
export interface Trail {
  readonly visited: readonly string[];
  readonly at: number;
}

export const NOWHERE: Trail = { visited: [], at: -1 };

export function here(trail: Trail): string | null {
  return trail.visited[trail.at] ?? null;
}

/** Go to a rule; the forward history is dropped. */
export function go(trail: Trail, rule: string): Trail {
  if (here(trail) === rule) {
    return trail;
  }
  const visited = [...trail.visited.slice(0, trail.at + 1), rule];
  return { visited, at: visited.length - 1 };
}

export function canStep(trail: Trail, step: 1 | -1): boolean {
  return trail.visited[trail.at + step] !== undefined;
}

export function stepped(trail: Trail, step: 1 | -1): Trail {
  return canStep(trail, step) ? { ...trail, at: trail.at + step } : trail;
}

/** Where the rules open: at the rule of a new question; at the same question, where they were left ("" for that). */
export function opensAt(trail: Trail, question: string, before: string): string {
  return here(trail) === null || question !== before ? question : "";
}
