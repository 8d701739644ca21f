import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { FieldErrors } from "@/lib/platform/errors/problem";
import { dateText, formatDate } from "@/lib/platform/time/time";

/** The edition's columns with the earliest date of birth of each group; null for no limit. */
export const ageLimitColumns = { juniorsBornOnOrAfter: true, seniorsBornOnOrAfter: true } as const;

type Limits<T> = Record<keyof typeof ageLimitColumns, T>;

/** The earliest date of birth of each group (yyyy-MM-dd); null for no limit. */
export type AgeLimits = Limits<string | null>;

/** An edition's age limits for a response or a form. */
export const toAgeLimits = ({ juniorsBornOnOrAfter: junior, seniorsBornOnOrAfter: senior }: Limits<Date | null>) => ({
  juniorsBornOnOrAfter: junior && dateText(junior),
  seniorsBornOnOrAfter: senior && dateText(senior),
});

/** The errors of limits that nobody in the edition of `year` could meet, by field. */
export function ageLimitErrors(limits: Partial<AgeLimits>, year: number): FieldErrors {
  const names = Object.keys(ageLimitColumns) as (keyof AgeLimits)[];
  const late = names.filter((name) => Number(limits[name]?.slice(0, 4)) > year);
  return Object.fromEntries(late.map((name) => [name, [`The limit cannot be after the edition’s year, ${year}.`]]));
}

/** A group's earliest date of birth, and the rule as a sentence. */
export interface AgeLimit {
  bornOnOrAfter: string;
  rule: string;
}

/** The age limit of a group; null without one. */
export function ageLimitOf(limits: AgeLimits, group: ContestantGroup): AgeLimit | null {
  const bornOnOrAfter = group === "Junior" ? limits.juniorsBornOnOrAfter : limits.seniorsBornOnOrAfter;
  if (!bornOnOrAfter) return null;
  return { bornOnOrAfter, rule: `${group}s: born on or after ${formatDate(bornOnOrAfter)}` };
}
