/** Counts what is under way and says no to what is too much. */
export class RenderLimit {
  #underWay = 0;

  constructor(private readonly most: number) {}

  /** Takes a place and returns how to give it back (a second time changes nothing), or null if all are taken. */
  take(): (() => void) | null {
    if (this.#underWay >= this.most) return null;
    this.#underWay++;
    let taken = true;
    return () => {
      if (taken) this.#underWay--;
      taken = false;
    };
  }
}
