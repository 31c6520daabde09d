/** An id for a command or a room: made here, so that it can be sent again without an answer. */
export function newId(): string {
  // Pages that came over plain http, from a machine of the same household, have no randomUUID.
  if (typeof crypto.randomUUID === "function") {
    return crypto.randomUUID();
  }
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
