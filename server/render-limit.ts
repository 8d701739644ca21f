/** Takes a place and returns how to give it back (a second time changes nothing), or null if there is none. */
export type TakePlace = () => (() => void) | null;

/**
 * Counts what is under way and says no to what is too much: to everybody while all places are taken, and to whoever has
 * a quarter of them while `generousUntil` or more are, so that who takes whatever there is keeps nobody else out.
 */
export class RenderLimit {
  #underWay = 0;
  readonly #held = new Map<string, number>();

  constructor(
    private readonly most: number,
    private readonly generousUntil: number,
  ) {}

  /** Takes a place on behalf of `holder` as TakePlace; without one, its share is not limited. */
  take(holder?: string): ReturnType<TakePlace> {
    if (this.#underWay >= this.most) return null;
    const hasItsShare = holder !== undefined && this.#heldBy(holder) >= this.most / 4;
    if (hasItsShare && this.#underWay >= this.generousUntil) return null;
    this.#count(holder, 1);
    let taken = true;
    return () => {
      if (taken) this.#count(holder, -1);
      taken = false;
    };
  }

  #heldBy(holder: string): number {
    return this.#held.get(holder) ?? 0;
  }

  #count(holder: string | undefined, change: 1 | -1): void {
    this.#underWay += change;
    if (holder === undefined) return;
    const held = this.#heldBy(holder) + change;
    if (held > 0) this.#held.set(holder, held);
    else this.#held.delete(holder);
  }
}
