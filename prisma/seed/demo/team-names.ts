import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { Participant } from "@/prisma/seed/demo/people";
import { cycled } from "@/prisma/seed/demo/random";

const playful = [
  "Binary Storks",
  "Recursive Roses",
  "Two Pointers",
  "Greedy Hedgehogs",
  "Maple Heaps",
  "Off By One",
  "Quick Foxes",
  "Prefix Sums",
  "Lazy Propagators",
  "Silent Semicolons",
  "Modulo Magpies",
  "Suffix Raccoons",
  "Little Endians",
  "Floating Points",
  "Amber Tries",
  "Cycle Finders",
  "Null and Void",
  "Hash Browns",
  "Topological Sorters",
  "Even Odds",
  "Knights of the Heap",
  "Balanced Trees",
  "Convex Hulls",
  "Window Sliders",
  "Bitmask Badgers",
  "Sieve and Co",
  "Ternary Owls",
  "Median Cats",
  "Depth First",
  "Polynomial Time",
  "Infinite Loopers",
  "Sparse Table for Four",
  "Fibonacci’s Rabbits",
  "Backtracking Bears",
  "Parallel Foxes",
  "Stack of Pancakes",
] as const;

/** Unique team names: cities, then jokes, then numbers. */
export class TeamNames {
  readonly #taken = new Set<string>();
  #jokes = 0;

  /** The name of a country's team; `index` counts the country's teams from 0. */
  next(country: Participant, group: ContestantGroup, index: number): string {
    const city = cycled(country.cities, Math.floor(index / 2));
    const joke = index % 2 === 1 || country.cities.length === 0;
    const wanted = joke ? cycled(playful, this.#jokes++) : `${city} ${group === "Junior" ? "Juniors" : "Seniors"}`;
    let name = wanted;
    for (let number = 2; this.#taken.has(name); number++) name = `${wanted} ${number}`;
    this.#taken.add(name);
    return name;
  }
}
