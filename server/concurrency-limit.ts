/** Frees the slot; a second call has no effect. */
export type Release = () => void;

/**
 * Limits how many requests run at once. While `fairFrom` or more slots are in use, one client may hold at most a quarter
 * of all slots.
 */
export class ConcurrencyLimit {
  #used = 0;
  readonly #usedBy = new Map<string, number>();

  constructor(
    private readonly slots: number,
    private readonly fairFrom: number,
  ) {}

  /** Takes a slot for `client`, or returns null if there is none. Without a client, only the total counts. */
  acquire(client?: string): Release | null {
    if (this.#used >= this.slots) return null;
    const hasItsShare = client !== undefined && (this.#usedBy.get(client) ?? 0) >= this.slots / 4;
    if (hasItsShare && this.#used >= this.fairFrom) return null;
    this.#add(client, 1);
    let isReleased = false;
    return () => {
      if (!isReleased) this.#add(client, -1);
      isReleased = true;
    };
  }

  #add(client: string | undefined, change: 1 | -1): void {
    this.#used += change;
    if (client === undefined) return;
    const used = (this.#usedBy.get(client) ?? 0) + change;
    if (used > 0) this.#usedBy.set(client, used);
    else this.#usedBy.delete(client);
  }
}
