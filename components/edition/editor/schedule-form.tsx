"use client";

import { useState } from "react";
import { useWatch } from "react-hook-form";
import { EditionForm } from "@/components/edition/editor/edition-form";
import { EmptyList, ListError } from "@/components/edition/editor/form-parts";
import type { Direction } from "@/components/edition/editor/order-buttons";
import { emptyItem, ScheduleDay, type ScheduleValues, scheduleValues } from "@/components/edition/editor/schedule-day";
import { useEntries, withStoredIds } from "@/components/edition/editor/use-entries";
import { Schedule } from "@/components/edition/schedule";
import { useApiForm } from "@/components/forms/use-api-form";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { scheduleInput } from "@/lib/edition/inputs";
import type { EditionSettings } from "@/lib/edition/schema";
import { addDays, weekdayOf } from "@/lib/platform/time/time";
import { api } from "@/lib/site/api/client";

/** The days as on the public page; items without a title are left out. */
function publicDays(days: ScheduleValues["schedule"]) {
  return days
    .filter(({ date }) => weekdayOf(date))
    .map(({ date, items }) => ({ date, items: items.filter(({ title }) => title.trim()) }))
    .filter(({ items }) => items.length > 0)
    .sort((a, b) => a.date.localeCompare(b.date));
}

const countItems = (days: ScheduleValues["schedule"]) => days.reduce((sum, { items }) => sum + items.length, 0);

/** The days with their entries; an empty schedule starts with the first day. */
export function ScheduleForm({ settings }: { settings: EditionSettings }) {
  const state = useApiForm<ScheduleValues, EditionSettings>({
    name: "schedule",
    record: settings,
    values: scheduleValues,
    schema: scheduleInput,
    send({ schedule, ...values }) {
      const stored = settings.schedule.flatMap(({ items }) => items);
      const days = schedule.map(({ date, items }) => ({ date, items: withStoredIds(items, stored) }));
      return api("PUT /api/Contest/{id}/schedule", {
        params: { id: settings.id },
        body: { ...values, schedule: days },
      });
    },
    success: "Schedule saved.",
  });
  const { control, getValues } = state.form;
  const { addButton, fields, add, remove, replace } = useEntries(control, "schedule");
  const days = useWatch({ control, name: "schedule" });
  const [moved, setMoved] = useState<{ id: string; direction: Direction } | null>(null);
  const lastDate = days.at(-1)?.date ?? "";

  /** Moves an entry to the end of the day before or to the beginning of the next one. */
  function moveToOtherDay(from: number, id: string, direction: Direction) {
    const all = getValues("schedule");
    const moving = all[from]?.items.filter((item) => item.id === id) ?? [];
    const to = direction === "up" ? from - 1 : from + 1;
    const next = all.map(({ date, items }, i) => {
      if (i === from) return { date, items: items.filter((item) => item.id !== id) };
      if (i === to) return { date, items: direction === "up" ? [...items, ...moving] : [...moving, ...items] };
      return { date, items };
    });
    setMoved({ id, direction });
    replace(next.filter(({ items }) => items.length > 0));
  }

  return (
    <EditionForm
      state={state}
      labels={{ schedule: "Schedule" }}
      lead="Leave Start empty for an all-day entry. An entry may end after midnight."
    >
      <div>
        {fields.map(({ key }, index) => (
          <ScheduleDay
            key={key}
            index={index}
            first={countItems(days.slice(0, index))}
            count={countItems(days)}
            onRemove={() => remove(index)}
            onMoveOut={(id, direction) => moveToOtherDay(index, id, direction)}
            moved={moved}
            onFocusMoved={() => setMoved(null)}
          />
        ))}
        <div className="[section+&]:mt-7">
          {fields.length === 0 && <EmptyList>There is nothing on the schedule yet.</EmptyList>}
          <ListError name="schedule" />
          <Button
            size="sm"
            ref={addButton}
            onClick={() => {
              const date = weekdayOf(lastDate) ? addDays(lastDate, 1) : settings.startDate;
              add({ date, items: [emptyItem()] }, "items.0.title");
            }}
          >
            Add a day
          </Button>
        </div>
        <Disclosure look="link" title="Preview">
          <div className="rounded-md border border-edge p-4 md:p-7">
            <Schedule days={publicDays(days)} />
          </div>
        </Disclosure>
      </div>
    </EditionForm>
  );
}
