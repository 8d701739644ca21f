import { plural } from "@/lib/plural";

const minuteMs = 60_000;
const units = [
  { ms: 24 * 60 * minuteMs, from: 2, one: "day", more: "days" },
  { ms: 60 * minuteMs, from: 2, one: "hour", more: "hours" },
  { ms: minuteMs, from: 1, one: "minute", more: "minutes" },
];

/** How long from `now` to `deadline`, in whole days, below two days in hours, below two hours in minutes. */
export function timeLeft(deadline: Date, now: Date): string {
  const ms = deadline.getTime() - now.getTime();
  const unit = units.find((candidate) => ms >= candidate.from * candidate.ms);
  if (!unit) return "less than a minute";
  return plural(Math.floor(ms / unit.ms), unit.one, unit.more);
}
