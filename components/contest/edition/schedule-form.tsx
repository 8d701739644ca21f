import { useFormContext, useWatch } from "react-hook-form";
import { EditionForm } from "@/components/contest/edition/edition-form";
import { EmptyList, FieldRow, ListError } from "@/components/contest/edition/form-parts";
import { ScheduleDay } from "@/components/contest/edition/schedule-day";
import {
  daysOf,
  emptyItem,
  publicItems,
  type ScheduleValues,
  scheduleValues,
} from "@/components/contest/edition/schedule-values";
import { moveButtons, useEntries, withStoredIds } from "@/components/contest/edition/use-entries";
import { Schedule } from "@/components/contest/schedule";
import { DateField } from "@/components/forms/date-field";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { Button } from "@/components/ui/button";
import { scheduleInput } from "@/lib/edition/inputs";
import type { EditionSettings } from "@/lib/edition/schema";
import { addDays } from "@/lib/platform/time/time";
import { api } from "@/lib/site/api/client";

/** The schedule by days. */
export function ScheduleForm({ settings }: { settings: EditionSettings }) {
  const state = useApiForm<ScheduleValues, EditionSettings>({
    name: "schedule",
    record: settings,
    values: scheduleValues(settings),
    labels: { schedule: "Schedule" },
    schema: scheduleInput,
    update({ schedule, ...values }, options) {
      const body = { ...values, schedule: withStoredIds(schedule, settings.schedule) };
      return api("PUT /api/Contest/{id}/schedule", { params: { id: settings.id }, body, ...options });
    },
    success: "Schedule saved.",
  });
  return (
    <EditionForm state={state} lead="Leave Start empty for an all-day entry.">
      <ScheduleFields firstDay={settings.startDate} />
    </EditionForm>
  );
}

/** The days with their entries; an empty schedule starts with `firstDay`. */
function ScheduleFields({ firstDay }: { firstDay: string }) {
  const { control, getValues, setValue } = useFormContext<ScheduleValues>();
  const { container, fields, add, swap, move, remove, replace, change } = useEntries<ScheduleValues>("schedule");
  const items = useWatch({ control, name: "schedule" });
  const days = daysOf(fields);
  const lastDay = days.at(-1);

  function setDate(indexes: readonly number[], date: string) {
    for (const i of indexes) setValue(`schedule.${i}.date`, date, { shouldDirty: true });
  }

  function moveDay(indexes: readonly number[], date: string) {
    setDate(indexes, date);
    // The rows keep the dates of the list's last change; a move that changes nothing updates them.
    move(0, 0);
  }

  /** The entries' positions in display order. */
  const order = days.flatMap(({ indexes }) => indexes);

  /** Moves an entry within its day or, at the edge, to the adjacent day. */
  function moveEntry(index: number, to: number) {
    const isUp = to < order.indexOf(index);
    const other = order[to] ?? index;
    const date = fields[other]?.date ?? "";
    const isSameDay = date === fields[index]?.date;
    if (isSameDay) return swap(index, other, isUp);
    const end = isUp ? fields.length - 1 : 0;
    setDate([index], date);
    change(() => move(index, end), ...moveButtons(end, isUp));
  }

  function sortByTime(indexes: readonly number[]) {
    const typed = getValues("schedule");
    const sorted = indexes.flatMap((i) => typed[i] ?? []).sort((a, b) => a.startTime.localeCompare(b.startTime));
    replace(typed.map((item, i) => sorted[indexes.indexOf(i)] ?? item));
  }

  return (
    <div ref={container}>
      {days.map(({ date, indexes }) => (
        <ScheduleDay
          key={fields[indexes[0] ?? 0]?.key}
          date={date}
          indexes={indexes}
          items={items}
          onDate={(other) => moveDay(indexes, other)}
          onAdd={() => add(emptyItem(date), "title")}
          onSort={() => sortByTime(indexes)}
        >
          {indexes.map((index) => (
            <FieldRow
              key={fields[index]?.key}
              className="grid-cols-2 md:grid-cols-[8rem_8rem_minmax(0,3fr)_minmax(0,2fr)_auto] max-md:[&>:nth-child(n+3)]:col-span-full"
              order={{
                id: index,
                label: items[index]?.title.trim() || "the new line",
                index: order.indexOf(index),
                count: order.length,
                onMove: (to) => moveEntry(index, to),
                onRemove: () => remove(index, `add ${date}`, "add"),
              }}
            >
              <DateField name={`schedule.${index}.startTime`} label="Start" type="time" />
              <DateField name={`schedule.${index}.endTime`} label="End" type="time" />
              <TextField name={`schedule.${index}.title`} label="Title" required autoComplete="off" />
              <TextField name={`schedule.${index}.location`} label="Place" autoComplete="off" />
            </FieldRow>
          ))}
        </ScheduleDay>
      ))}
      <div className="[section+&]:mt-7">
        {!lastDay && <EmptyList>There is nothing on the schedule yet.</EmptyList>}
        <ListError name="schedule" />
        <Button
          size="sm"
          data-focus="add"
          onClick={() => add(emptyItem(lastDay ? addDays(lastDay.date, 1) : firstDay), "title")}
        >
          Add a day
        </Button>
      </div>
      <details className="mt-5">
        <summary className="w-fit cursor-pointer font-semibold text-maple">Preview</summary>
        <div className="mt-3 rounded-md border border-edge p-4 md:p-7">
          <Schedule items={publicItems(items)} />
        </div>
      </details>
    </div>
  );
}
