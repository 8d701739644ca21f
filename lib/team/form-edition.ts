import { type AgeLimits, toAgeLimits } from "@/lib/edition/age-limits";
import { cityTime } from "@/lib/edition/city";
import type { currentEdition } from "@/lib/edition/queries";
import type { ContestEnums } from "@/lib/edition/schema";
import { toLocalDate } from "@/lib/platform/time/time";
import { type Period, toPeriod } from "@/lib/travel/period";

/** What the forms of a team need of the edition. */
export interface FormEdition {
  enums: ContestEnums;
  ageLimits: AgeLimits;
  /** Today at the venue (yyyy-MM-dd): the latest date of birth. */
  today: string;
  timeZone: string;
  /** Such as "Shumen time". */
  cityTime: string;
  period: Period;
}

type Edition = Awaited<ReturnType<typeof currentEdition>>;

/** The edition's data for the forms of a team, at an instant. */
export const toFormEdition = (edition: Edition, enums: ContestEnums, instant: Date): FormEdition => ({
  enums,
  ageLimits: toAgeLimits(edition),
  today: toLocalDate(instant, edition.timeZone),
  timeZone: edition.timeZone,
  cityTime: cityTime(edition.venue),
  period: toPeriod(edition),
});
