import type { Figure } from "@/bench/figure";
import type { DemoSize } from "@/scripts/lib/test-database";
import type { TestSite } from "@/scripts/lib/test-site";

/** The duration of a measurement in seconds, and how often it is repeated. */
export interface Effort {
  seconds: number;
  runs: number;
}

/** A part of the benchmark. Parts of the same size share a site. */
export interface Part {
  /** One of the sizes below. */
  size: DemoSize;
  measure(site: TestSite, effort: Effort): Promise<Figure[]>;
}

export const demo: DemoSize = {};
/** As many teams as a tournament of 40 countries. */
export const tournament: DemoSize = { teams: 300, countries: 40 };
export const tournamentWithPast: DemoSize = { ...tournament, past: true };
