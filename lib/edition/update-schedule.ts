import "server-only";
import { randomUUID } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import * as endpoints from "@/lib/edition/endpoints";
import type { ScheduleInput } from "@/lib/edition/inputs";
import { getSettings } from "@/lib/edition/queries";
import { requireStored, saveEdition } from "@/lib/edition/save-edition";
import type { EditionSettings } from "@/lib/edition/schema";
import type { CurrentEdition } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";
import { type FieldErrors, invalid } from "@/lib/platform/errors/problem";
import { dateText, toDate } from "@/lib/platform/time/time";
import { requireInstant } from "@/lib/platform/time/time-zone";

/** Entries may be at most this many days before or after the tournament. */
const marginDays = 30;

const select = { id: true, date: true, startTime: true, endTime: true, title: true, location: true } as const;

function requireNear({ startDate, endDate }: CurrentEdition, items: ScheduleInput["schedule"]): void {
  const first = Temporal.PlainDate.from(dateText(startDate)).subtract({ days: marginDays }).toString();
  const last = Temporal.PlainDate.from(dateText(endDate)).add({ days: marginDays }).toString();
  const errors: FieldErrors = {};
  items.forEach(({ date }, i) => {
    if (date < first || date > last)
      errors[`schedule.${i}.date`] = [
        `This is more than ${marginDays} days away from the tournament (${dateText(startDate)} to ${dateText(endDate)}).`,
      ];
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function requireExistingTimes({ timeZone }: CurrentEdition, items: ScheduleInput["schedule"]): void {
  items.forEach(({ date, ...times }, i) => {
    for (const name of ["startTime", "endTime"] as const)
      if (times[name]) requireInstant(`schedule.${i}.${name}`, `${date}T${times[name]}`, timeZone);
  });
}

/** Replaces an edition's schedule; within a day, the order is kept. Throws 404, 409, 422. */
export async function updateEditionSchedule(actor: Actor, id: string, body: ScheduleInput): Promise<EditionSettings> {
  const write = { id, endpoint: endpoints.updateEditionSchedule, version: body.version };
  await saveEdition(actor, write, async (transaction, edition) => {
    requireNear(edition, body.schedule);
    requireExistingTimes(edition, body.schedule);
    const stored = await transaction.scheduleItem.findMany({
      where: { editionId: id },
      select,
      orderBy: [{ date: "asc" }, { position: "asc" }],
    });
    requireStored("schedule", body.schedule, stored);
    const rows = body.schedule.map((item, i) => ({ ...item, id: item.id ?? randomUUID(), position: i + 1 }));
    await transaction.scheduleItem.deleteMany({ where: { editionId: id } });
    await transaction.scheduleItem.createMany({
      data: rows.map((row) => ({ ...row, editionId: id, date: toDate(row.date) })),
    });
    const byDay = [...rows].sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
    return {
      before: { schedule: stored.map(({ id: _, date, ...item }) => ({ date: dateText(date), ...item })) },
      after: {
        schedule: byDay.map(({ date, startTime, endTime, title, location }) => ({
          date,
          startTime,
          endTime,
          title,
          location,
        })),
      },
    };
  });
  return getSettings(id);
}
