/**
 * What is known of a room: its state and its events. Events come over the line, with answers and
 * with refusals, twice, late or out of order. What is shown is always of one moment: a look, and exactly the
 * events up to it.
 */
import type { RoomView, StoredEventView } from "#/wire/types";

export class History {
  #events: readonly StoredEventView[] = [];
  #look: RoomView | null = null;
  #heard = 0;
  /** Events that cannot be shown yet: one before them is missing, or the look that goes with them. */
  readonly #held = new Map<number, StoredEventView>();
  #heldLook: RoomView | null = null;

  get events(): readonly StoredEventView[] {
    return this.#events;
  }

  get look(): RoomView | null {
    return this.#look;
  }

  /** The version that is shown. */
  get version(): number {
    return this.#look?.version ?? 0;
  }

  /** Whether newer events are known to exist: they must be requested if they do not arrive. */
  get behind(): boolean {
    return this.#heard > this.version;
  }

  /** Hear that the room has this version. */
  hear(version: number): void {
    this.#heard = Math.max(this.#heard, version);
  }

  /** Take what was said; tell whether something else is shown now. */
  take(events: readonly StoredEventView[], look: RoomView | null = null): boolean {
    for (const kept of events) {
      this.hear(kept.version);
      if (kept.version > this.version) {
        this.#held.set(kept.version, kept);
      }
    }
    if (look !== null) {
      this.hear(look.version);
      // The same version again can say something new: sitting down is not an event of the room.
      if (look.version >= (this.#heldLook?.version ?? this.version)) {
        this.#heldLook = look;
      }
    }
    return this.#show();
  }

  #show(): boolean {
    const look = this.#heldLook;
    if (look === null) {
      return false;
    }
    const next: StoredEventView[] = [];
    for (let version = this.version + 1; version <= look.version; version += 1) {
      const kept = this.#held.get(version);
      if (kept === undefined) {
        return false;
      }
      next.push(kept);
    }
    for (const kept of next) {
      this.#held.delete(kept.version);
    }
    if (next.length > 0) {
      this.#events = [...this.#events, ...next];
    }
    this.#look = look;
    this.#heldLook = null;
    return true;
  }

  /** Forget everything: the room is not the one that was known, after a backup was put back. */
  forget(): void {
    this.#events = [];
    this.#look = null;
    this.#heard = 0;
    this.#held.clear();
    this.#heldLook = null;
  }
}
