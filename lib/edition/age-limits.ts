import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { FieldErrors } from "@/lib/platform/errors/problem";
import { dateText, formatDate } from "@/lib/platform/time/time";

export interface AgeLimits {
  juniorsBornOnOrAfter: string | null;
  seniorsBornOnOrAfter: string | null;
}

export const toAgeLimits = (edition: Record<keyof AgeLimits, Date | null>): AgeLimits => ({
  juniorsBornOnOrAfter: edition.juniorsBornOnOrAfter && dateText(edition.juniorsBornOnOrAfter),
  seniorsBornOnOrAfter: edition.seniorsBornOnOrAfter && dateText(edition.seniorsBornOnOrAfter),
});

/** Returns errors for limits that nobody in the edition of `year` could meet. */
export function ageLimitErrors(limits: Partial<AgeLimits>, year: number): FieldErrors {
  const late = (["juniorsBornOnOrAfter", "seniorsBornOnOrAfter"] as const).filter(
    (name) => Number(limits[name]?.slice(0, 4)) > year,
  );
  return Object.fromEntries(late.map((name) => [name, [`The limit cannot be after the edition’s year, ${year}.`]]));
}

/** Null without a limit. */
export function ageLimitOf(limits: AgeLimits, group: ContestantGroup) {
  const bornOnOrAfter = group === "Junior" ? limits.juniorsBornOnOrAfter : limits.seniorsBornOnOrAfter;
  if (!bornOnOrAfter) return null;
  return { bornOnOrAfter, rule: `${group}s: born on or after ${formatDate(bornOnOrAfter)}` };
}
