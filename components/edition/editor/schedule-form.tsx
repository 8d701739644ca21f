import { useState } from "react";
import { useWatch } from "react-hook-form";
import { EditionForm } from "@/components/edition/editor/edition-form";
import { EmptyList, FieldRow, ListError } from "@/components/edition/editor/form-parts";
import { ScheduleDay } from "@/components/edition/editor/schedule-day";
import { useEntries, withStoredIds } from "@/components/edition/editor/use-entries";
import { Schedule } from "@/components/edition/schedule";
import { DateField } from "@/components/forms/date-field";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { scheduleInput } from "@/lib/edition/inputs";
import { scheduleLabels as labels } from "@/lib/edition/labels";
import type { EditionSettings } from "@/lib/edition/schema";
import { addDays } from "@/lib/platform/time/time";
import { api } from "@/lib/site/api/client";

const scheduleValues = ({ version, schedule }: EditionSettings) => ({
  version,
  schedule: schedule.map(({ id, date, startTime, endTime, title, location }) => ({
    ...{ id, date, title },
    startTime: startTime ?? "",
    endTime: endTime ?? "",
    location: location ?? "",
  })),
});

type ScheduleValues = ReturnType<typeof scheduleValues>;
type ScheduleItemValues = ScheduleValues["schedule"][number];

const emptyItem = (date: string): ScheduleItemValues => ({
  ...{ id: "", date, startTime: "", endTime: "", title: "", location: "" },
});

/** The days in order, each with the positions of its items in the list. */
function daysOf(items: readonly ScheduleItemValues[]): { date: string; indexes: number[] }[] {
  const dates = [...new Set(items.map(({ date }) => date))].sort();
  return dates.map((date) => ({ date, indexes: items.flatMap((item, i) => (item.date === date ? [i] : [])) }));
}

/** The items by day, as on the public page; items without a title are left out. */
function publicItems(items: readonly ScheduleItemValues[]) {
  return daysOf(items)
    .flatMap(({ indexes }) => indexes)
    .flatMap((i) => items[i] ?? [])
    .filter(({ title }) => title.trim())
    .map((item, i) => ({ ...item, id: String(i), location: item.location.trim() }));
}

/** The days with their entries; an empty schedule starts with the first day. */
export function ScheduleForm({ settings }: { settings: EditionSettings }) {
  const state = useApiForm<ScheduleValues, EditionSettings>({
    name: "schedule",
    record: settings,
    values: scheduleValues,
    schema: scheduleInput,
    send({ schedule, ...values }) {
      const body = { ...values, schedule: withStoredIds(schedule, settings.schedule) };
      return api("PUT /api/Contest/{id}/schedule", { params: { id: settings.id }, body });
    },
    success: "Schedule saved.",
  });
  const { control, getValues, setValue } = state.form;
  const { addButton, fields, add, swap, move, remove, replace } = useEntries(control, "schedule");
  const [moved, setMoved] = useState<{ key: string; direction: "up" | "down" } | null>(null);
  useWatch({ control, name: "schedule" });
  // What useWatch returns has an added entry one render later, too late for its focus.
  const items = getValues("schedule");
  const days = daysOf(items);
  const lastDay = days.at(-1);

  function setDate(indexes: readonly number[], date: string) {
    for (const i of indexes) setValue(`schedule.${i}.date`, date, { shouldDirty: true });
  }

  /** The entries' positions in display order. */
  const order = days.flatMap(({ indexes }) => indexes);

  /** Moves an entry within its day or, at the edge, to the adjacent day. */
  function moveEntry(index: number, to: number) {
    const isUp = to < order.indexOf(index);
    const other = order[to] ?? index;
    const date = items[other]?.date ?? "";
    if (date === items[index]?.date) return swap(index, other);
    setMoved({ key: fields[index]?.key ?? "", direction: isUp ? "up" : "down" });
    setDate([index], date);
    move(index, isUp ? fields.length - 1 : 0);
  }

  function sortByTime(indexes: readonly number[]) {
    const typed = getValues("schedule");
    const sorted = indexes.flatMap((i) => typed[i] ?? []).sort((a, b) => a.startTime.localeCompare(b.startTime));
    replace(typed.map((item, i) => sorted[indexes.indexOf(i)] ?? item));
  }

  return (
    <EditionForm state={state} labels={{ schedule: "Schedule" }} lead="Leave Start empty for an all-day entry.">
      <div>
        {days.map(({ date, indexes }) => (
          <ScheduleDay
            key={fields[indexes[0] ?? 0]?.key}
            date={date}
            indexes={indexes}
            times={indexes.map((index) => items[index]?.startTime ?? "")}
            onDate={(other) => setDate(indexes, other)}
            onAdd={() => add(emptyItem(date), "title")}
            onSort={() => sortByTime(indexes)}
          >
            {indexes.map((index) => (
              <FieldRow
                key={fields[index]?.key}
                className="grid-cols-2 md:grid-cols-[8rem_8rem_minmax(0,3fr)_minmax(0,2fr)_auto] max-md:[&>:nth-child(n+3)]:col-span-full"
                order={{
                  label: items[index]?.title.trim() || "the new line",
                  index: order.indexOf(index),
                  count: order.length,
                  onMove: (to) => moveEntry(index, to),
                  onRemove: () => remove(index),
                  focused: fields[index]?.key === moved?.key ? moved?.direction : undefined,
                }}
              >
                <DateField name={`schedule.${index}.startTime`} label={labels.startTime} type="time" />
                <DateField name={`schedule.${index}.endTime`} label={labels.endTime} type="time" />
                <TextField name={`schedule.${index}.title`} label={labels.title} required />
                <TextField name={`schedule.${index}.location`} label={labels.location} />
              </FieldRow>
            ))}
          </ScheduleDay>
        ))}
        <div className="[section+&]:mt-7">
          {!lastDay && <EmptyList>There is nothing on the schedule yet.</EmptyList>}
          <ListError name="schedule" />
          <Button
            size="sm"
            ref={addButton}
            onClick={() => add(emptyItem(lastDay ? addDays(lastDay.date, 1) : settings.startDate), "title")}
          >
            Add a day
          </Button>
        </div>
        <Disclosure look="link" title="Preview">
          <div className="rounded-md border border-edge p-4 md:p-7">
            <Schedule items={publicItems(items)} />
          </div>
        </Disclosure>
      </div>
    </EditionForm>
  );
}
