"use client";

import { cx } from "class-variance-authority";
import { useWatch } from "react-hook-form";
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
import { FieldRow } from "@/components/forms/list/field-row";
import { RemoveButton } from "@/components/forms/list/order-buttons";
import { useEntries } from "@/components/forms/list/use-entries";
import { PanelForm } from "@/components/forms/panel-form";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { Button } from "@/components/ui/button";
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

/** The columns of a row: start, end, title, place, date and button. */
const columns = cx(
  "max-md:*:nth-3:col-span-full max-md:*:nth-4:col-span-full max-md:*:nth-5:col-span-2",
  "md:max-xl:grid-cols-[1fr_1fr_1fr_auto] md:max-xl:*:nth-3:col-[1/3] md:max-xl:*:nth-3:row-start-2 md:max-xl:*:nth-4:row-start-2",
  "xl:grid-cols-[8rem_8rem_minmax(0,3fr)_minmax(0,2fr)_9.5rem_auto]",
);

const dayTitle = (date: string) => (weekdayOf(date) ? `${weekdayOf(date)}, ${formatDay(date)}` : "Without a date");

/** The days as on the public page, without rows that have no title or date yet. */
const publicDays = (rows: readonly ScheduleRow[]) =>
  sortByDay(rows.filter(({ date, title }) => weekdayOf(date) && title.trim()));

function hintFor(row: ScheduleRow | undefined, shownDate: string): string | undefined {
  if (!row) return undefined;
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
            <ol className="*:last:border-b-0">
              {items.map(({ key, index }) => (
                <FieldRow
                  key={key}
                  hint={hintFor(rows[index], date)}
                  className={columns}
                  buttons={
                    <RemoveButton label={rows[index]?.title.trim() || "the new entry"} onRemove={() => remove(index)} />
                  }
                >
                  <DateField name={`schedule.${index}.startTime`} label={labels.startTime} type="time" />
                  <DateField name={`schedule.${index}.endTime`} label={labels.endTime} type="time" />
                  <TextField name={`schedule.${index}.title`} label={labels.title} required />
                  <TextField name={`schedule.${index}.location`} label={labels.location} />
                  <TextField
                    name={`schedule.${index}.date`}
                    label={labels.date}
                    type="date"
                    required
                    // The day is above: its field is for moving the entry.
                    className="not-focus-within:[&_input[aria-invalid=false]]:border-rule not-focus-within:[&_input]:bg-transparent [&_input]:text-ink-soft"
                  />
                </FieldRow>
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
