import "server-only";
import { randomUUID } from "node:crypto";
import { changeEdition } from "@/lib/edition/change-edition";
import * as endpoints from "@/lib/edition/endpoints";
import type { ScheduleInput } from "@/lib/edition/inputs";
import { requireStored } from "@/lib/edition/rules";
import { dateOfEnd } from "@/lib/edition/schedule-times";
import { type EditionRow, scheduleColumns, scheduleSelect } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";
import { type FieldErrors, throwIfInvalid } from "@/lib/platform/errors/problem";
import { pick } from "@/lib/platform/pick";
import { addDays, dateText, toDate } from "@/lib/platform/time/time";
import { requireInstant } from "@/lib/platform/time/time-zone";

const auditedColumns = { id: true, ...scheduleColumns } as const;

/** How many days before and after the tournament entries can be. */
const marginDays = 30;

type Days = ScheduleInput["schedule"];

const itemsOf = (days: Days) =>
  days.flatMap(({ date, items }, day) =>
    items.map((item, i) => ({ ...item, date, field: `schedule.${day}.items.${i}` })),
  );

/** Throws 422 for each day that is too far from the tournament. */
function requireNear(edition: EditionRow, days: Days): void {
  const start = dateText(edition.startDate);
  const end = dateText(edition.endDate);
  const first = addDays(start, -marginDays);
  const last = addDays(end, marginDays);
  const errors: FieldErrors = {};
  days.forEach(({ date }, i) => {
    if (date >= first && date <= last) return;
    errors[`schedule.${i}.date`] = [
      `This is more than ${marginDays} days away from the tournament (${start} to ${end}).`,
    ];
  });
  throwIfInvalid(errors);
}

/** Throws 422 for times that the clocks skip when they go forward. */
function requireExistingTimes({ timeZone }: EditionRow, items: ReturnType<typeof itemsOf>): void {
  for (const { date, field, ...times } of items) {
    const { startTime, endTime } = times;
    if (startTime) requireInstant(`${field}.startTime`, `${date}T${startTime}`, timeZone);
    if (endTime) requireInstant(`${field}.endTime`, `${dateOfEnd(date, times)}T${endTime}`, timeZone);
  }
}

/** Throws 422 for a day that is too far from the tournament, and for a time that the clocks skip. */
export function updateEditionSchedule(actor: Actor, id: string, { version, schedule: days }: ScheduleInput) {
  return changeEdition(actor, endpoints.updateEditionSchedule, id, version, async ({ scheduleItem }, edition) => {
    const given = itemsOf(days);
    requireNear(edition, days);
    requireExistingTimes(edition, given);
    const rows = await scheduleItem.findMany({ where: { editionId: id }, ...scheduleSelect });
    const stored = rows.map((row) => ({ ...row, date: dateText(row.date) }));
    requireStored(given, stored, (i) => given[i]?.field ?? "schedule");
    const items = given.map(({ field: _, ...item }) => ({ ...item, id: item.id ?? randomUUID() }));
    await scheduleItem.deleteMany({ where: { editionId: id } });
    await scheduleItem.createMany({
      data: items.map((item, i) => ({ ...item, editionId: id, date: toDate(item.date), position: i + 1 })),
    });
    const byDay = items.toSorted((a, b) => a.date.localeCompare(b.date));
    return {
      before: { schedule: stored.map((item) => pick(item, auditedColumns)) },
      after: { schedule: byDay.map((item) => pick(item, auditedColumns)) },
    };
  });
}
