import "server-only";
import { randomUUID } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { changeEdition } from "@/lib/edition/change-edition";
import * as endpoints from "@/lib/edition/endpoints";
import type { ScheduleInput } from "@/lib/edition/inputs";
import { lockEditable } from "@/lib/edition/lock-edition";
import { getSettings } from "@/lib/edition/queries";
import { requireStored } from "@/lib/edition/require-stored";
import type { EditionRow } from "@/lib/edition/views";
import type { ScheduleItemModel } from "@/lib/generated/prisma/models";
import type { Actor } from "@/lib/platform/auth/session";
import { type FieldErrors, invalid } from "@/lib/platform/errors/problem";
import { dateText, toDate } from "@/lib/platform/time/time";
import { requireInstant } from "@/lib/platform/time/time-zone";
import { write } from "@/lib/platform/write/write";

/** Entries may be at most this many days before or after the tournament. */
const marginDays = 30;

type StoredItem = Omit<ScheduleItemModel, "id" | "editionId" | "position">;

const toAudit = (items: StoredItem[]) => ({
  schedule: items.map(({ date, startTime, endTime, title, location }) => ({
    date: dateText(date),
    startTime,
    endTime,
    title,
    location,
  })),
});

function requireNear({ startDate, endDate }: EditionRow, items: ScheduleInput["schedule"]): void {
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

function requireExistingTimes({ timeZone }: EditionRow, items: ScheduleInput["schedule"]): void {
  items.forEach(({ date, ...times }, i) => {
    for (const name of ["startTime", "endTime"] as const)
      if (times[name]) requireInstant(`schedule.${i}.${name}`, `${date}T${times[name]}`, timeZone);
  });
}

/** Replaces an edition's schedule; within a day, the order is kept. */
export async function updateEditionSchedule(actor: Actor, id: string, body: ScheduleInput) {
  await write(actor, endpoints.updateEditionSchedule, async (unit) => {
    const { scheduleItem } = unit.transaction;
    const { edition } = await lockEditable(unit.transaction, id, body.version);
    requireNear(edition, body.schedule);
    requireExistingTimes(edition, body.schedule);
    const where = { editionId: id };
    const stored = await scheduleItem.findMany({ where, orderBy: [{ date: "asc" }, { position: "asc" }] });
    requireStored("schedule", body.schedule, stored);
    const items = body.schedule.map((item, i) => ({
      ...item,
      id: item.id ?? randomUUID(),
      editionId: id,
      date: toDate(item.date),
      position: i + 1,
    }));
    await scheduleItem.deleteMany({ where });
    await scheduleItem.createMany({ data: items });
    const byDay = items.sort((a, b) => a.date.getTime() - b.date.getTime());
    await changeEdition(unit, edition, { before: toAudit(stored), after: toAudit(byDay) });
  });
  return getSettings(id);
}
