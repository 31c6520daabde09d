/** An id for a command or a room: made here, so that whoever gets no answer can send the same again. */
export function newId(): string {
  // Pages that came over plain http, from a machine of the same household, have no randomUUID.
  if (typeof crypto.randomUUID === "function") {
    return crypto.randomUUID();
  }
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
