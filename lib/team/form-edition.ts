import { cityTime, toAgeLimits } from "@/lib/edition/dates";
import type { currentEdition } from "@/lib/edition/queries";
import type { ContestEnums } from "@/lib/edition/schema";
import { toLocalDate } from "@/lib/platform/time/time";
import { toPeriod } from "@/lib/travel/period";

type Edition = Awaited<ReturnType<typeof currentEdition>>;

export type FormEdition = ReturnType<typeof toFormEdition>;

export const toFormEdition = (edition: Edition, enums: ContestEnums, instant: Date) => ({
  enums,
  ageLimits: toAgeLimits(edition),
  today: toLocalDate(instant, edition.timeZone),
  timeZone: edition.timeZone,
  cityTime: cityTime(edition.venue),
  period: toPeriod(edition),
});
