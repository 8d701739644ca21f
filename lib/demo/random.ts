import { randomNumbers, shuffled } from "@/lib/platform/random";

/** The item at `index` of the list repeated without end. */
export function cycled<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError("The list is empty.");
  return item;
}

/** The 32-bit FNV-1a hash. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Equal names give equal numbers, so that the demo is the same each time. */
export function randomOf(name: string) {
  const next = randomNumbers(seedOf(name));
  /** From `from` to `to`, both included. */
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    integer,
    chance: (probability: number) => next() < probability,
    pick: <T>(items: readonly T[]): T => cycled(items, integer(0, items.length - 1)),
    shuffled: <T>(items: readonly T[]): T[] => shuffled(items, next),
  };
}

export type Random = ReturnType<typeof randomOf>;
