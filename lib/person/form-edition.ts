import { cityTime, toAgeLimits } from "@/lib/edition/dates";
import type { ContestEnums } from "@/lib/edition/schema";
import type { EditionRow } from "@/lib/edition/views";
import { toLocalDate } from "@/lib/platform/time/time";
import { toPeriod } from "@/lib/travel/period";

/** What forms of people need to know of an edition. */
export type FormEdition = ReturnType<typeof toFormEdition>;

export const toFormEdition = (edition: EditionRow, enums: ContestEnums, instant: Date) => ({
  enums,
  ageLimits: toAgeLimits(edition),
  today: toLocalDate(instant, edition.timeZone),
  timeZone: edition.timeZone,
  cityTime: cityTime(edition.venue),
  period: toPeriod(edition),
  questions: edition.questions,
});
