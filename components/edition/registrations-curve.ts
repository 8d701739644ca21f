import { toDate } from "@/lib/platform/time/time";
import type { RegistrationDay } from "@/lib/team/views";

const dayMs = 24 * 60 * 60 * 1000;

/** The number of days from one date to another, both yyyy-MM-dd. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((toDate(to).getTime() - toDate(from).getTime()) / dayMs);

/** The days, each with the totals up to and including it. */
export function accumulate(days: readonly RegistrationDay[]): RegistrationDay[] {
  const total = { teams: 0, contestants: 0 };
  return days.map(({ date, teams, contestants }) => {
    total.teams += teams;
    total.contestants += contestants;
    return { date, ...total };
  });
}

/** The ticks of an axis from 0 to `max` or just above it: at most six, 1, 2 or 5 times a power of ten apart. */
export function axisTicks(max: number): number[] {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(max)) - 1);
  const step = [1, 2, 5, 10, 20].map((factor) => factor * power).find((size) => max <= 5 * size) ?? max;
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, i) => i * step);
}

/** An SVG path that rises by steps from the bottom of a plot with this height, as far as `end`. */
export function stepPath(points: readonly { x: number; value: number }[], height: number, end: number): string {
  const steps = points.map(({ x, value }) => `H${x}V${height - value}`);
  return `M0,${height}${steps.join("")}H${end}`;
}
