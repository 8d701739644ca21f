"use client";

import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import {
  emptyRow,
  type ScheduleRow,
  sortByDay,
  toDays,
  toRowErrors,
  toRows,
} from "@/components/edition/editor/schedule-rows";
import { Schedule } from "@/components/edition/schedule";
import { DateField } from "@/components/forms/date-field";
import { EmptyList, ListError } from "@/components/forms/list/entry-list";
import { useEntries } from "@/components/forms/list/use-entries";
import { PanelForm } from "@/components/forms/panel-form";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { Button } from "@/components/ui/button";
import { Chevron } from "@/components/ui/chevron";
import { Disclosure } from "@/components/ui/disclosure";
import { Section } from "@/components/ui/section";
import { scheduleForm } from "@/lib/edition/inputs";
import { scheduleLabels as labels } from "@/lib/edition/labels";
import { endsNextDay } from "@/lib/edition/schedule-times";
import type { EditionSettings } from "@/lib/edition/schema";
import { addDays, formatDay, weekdayOf } from "@/lib/platform/time/time";
import { ApiError, api, orApiError } from "@/lib/site/api/client";

const toValues = ({ version, schedule }: EditionSettings) => ({ version, schedule: toRows(schedule) });

type ScheduleValues = ReturnType<typeof toValues>;

const dayTitle = (date: string) => (weekdayOf(date) ? `${weekdayOf(date)}, ${formatDay(date)}` : "Without a date");

/** The days as on the public page, without rows that have no title or date yet. */
const publicDays = (rows: readonly ScheduleRow[]) =>
  sortByDay(rows.filter(({ date, title }) => weekdayOf(date) && title.trim()));

function hintFor(row: ScheduleRow, shownDate: string): string {
  const sentences = [
    weekdayOf(row.date) && row.date !== shownDate && `Moves to ${dayTitle(row.date)} when you save.`,
    endsNextDay(row) && "Ends on the next day.",
  ];
  return sentences.filter(Boolean).join(" ");
}

/** The entries by day; sorted when one is added or removed and after a save, so that no row moves while it is typed in. */
export function ScheduleForm({ settings }: { settings: EditionSettings }) {
  const state = useApiForm<ScheduleValues, EditionSettings>({
    name: "schedule entries",
    record: settings,
    values: toValues,
    schema: scheduleForm,
    async send({ version, schedule: rows }) {
      const body = { version, schedule: toDays(rows, settings.schedule) };
      const saved = await orApiError(() =>
        api("PUT /api/Contest/{id}/schedule", { params: { id: settings.id }, body }),
      );
      if (saved instanceof ApiError) throw saved.withFields(toRowErrors(saved.fields, rows));
      return saved;
    },
    success: "Schedule saved.",
  });
  const { control } = state.form;
  const { fields, add, remove } = useEntries(control, "schedule");
  const rows = useWatch({ control, name: "schedule" });
  const days = sortByDay(fields);
  const lastDate = days.at(-1)?.date ?? "";
  const nextDate = weekdayOf(lastDate) ? addDays(lastDate, 1) : settings.startDate;
  return (
    <PanelForm
      state={state}
      labels={{ schedule: "Schedule" }}
      lead="Leave Start empty for an all-day entry. An entry may end after midnight."
    >
      <div>
        {days.map(({ date, items }) => (
          <Section
            size="lg"
            key={date}
            title={dayTitle(date)}
            actions={
              <Button size="sm" onClick={() => add(emptyRow(date), "title")}>
                Add to this day
              </Button>
            }
          >
            <ol>
              {items.map(({ key, index }) => (
                <Entry key={key} index={index} shownDate={date} onRemove={() => remove(index)} />
              ))}
            </ol>
          </Section>
        ))}
        <div className="[section+&]:mt-7">
          {days.length === 0 && <EmptyList>There is nothing on the schedule yet.</EmptyList>}
          <ListError name="schedule" />
          <Button size="sm" onClick={() => add(emptyRow(nextDate), "title")}>
            Add a day
          </Button>
        </div>
        <Disclosure look="link" title="Preview">
          <div className="rounded-md border border-edge p-4 md:p-7">
            <Schedule days={publicDays(rows)} />
          </div>
        </Disclosure>
      </div>
    </PanelForm>
  );
}

interface EntryProps {
  index: number;
  /** The date of the day that the entry is shown on. */
  shownDate: string;
  onRemove: () => void;
}

/** An entry as on the public page, with its fields if it is open, new or invalid. */
function Entry({ index, shownDate, onRemove }: EntryProps) {
  const { control, getFieldState, formState } = useFormContext<ScheduleValues>();
  const name = `schedule.${index}` as const;
  const row = useWatch({ control, name });
  const isInvalid = getFieldState(name, formState).error !== undefined;
  const [isOpen, setIsOpen] = useState(row.title === "");
  return (
    <li className="border-rule border-t">
      <details
        className="group/fold"
        open={isOpen || isInvalid}
        onToggle={({ currentTarget }) => {
          // An invalid entry stays open, so that its first error can have the focus.
          if (isInvalid) currentTarget.open = true;
          setIsOpen(currentTarget.open);
        }}
      >
        <summary className="flex cursor-pointer list-none items-baseline gap-x-3 py-2">
          <span className="w-20 flex-none text-ink-soft text-sm tabular-nums">
            {row.startTime ? [row.startTime, row.endTime].filter(Boolean).join("–") : "All day"}
          </span>
          <span className="min-w-0 flex-1">
            <b className="font-semibold">{row.title.trim() || "Without a title"}</b>{" "}
            <span className="ml-1 inline-block text-ink-soft text-sm">{row.location}</span>
          </span>
          <Chevron />
        </summary>
        <div className="grid grid-cols-2 items-start gap-x-3 gap-y-2.5 pt-1 pb-5 md:grid-cols-[1fr_1fr_2fr]">
          <DateField name={`${name}.startTime`} label={labels.startTime} type="time" />
          <DateField name={`${name}.endTime`} label={labels.endTime} type="time" />
          <TextField name={`${name}.title`} label={labels.title} required className="max-md:col-span-full" />
          <TextField name={`${name}.location`} label={labels.location} className="col-span-2" />
          <TextField
            name={`${name}.date`}
            label={labels.date}
            type="date"
            required
            hint={hintFor(row, shownDate)}
            className="max-md:col-span-full"
          />
          <div className="col-span-full">
            <Button size="sm" onClick={onRemove}>
              Remove <span className="sr-only">{row.title.trim() || "the new entry"}</span>
            </Button>
          </div>
        </div>
      </details>
    </li>
  );
}
