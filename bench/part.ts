import type { Figure } from "@/bench/figure";
import type { DemoSize } from "@/scripts/lib/test-database";
import type { TestSite } from "@/scripts/lib/test-site";

/** `seconds` is a measurement's duration, `runs` how often it is repeated. */
export interface Effort {
  seconds: number;
  runs: number;
}

export interface Part {
  size: DemoSize;
  measure(site: TestSite, effort: Effort): Promise<Figure[]>;
}

export const demo: DemoSize = {};
export const tournament: DemoSize = { teams: 300, countries: 40 };
export const tournamentWithPast: DemoSize = { ...tournament, past: true };
