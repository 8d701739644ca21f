"use client";

import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { ListError } from "@/components/contest/edition/list/list-error";
import { useFocusAfter } from "@/components/contest/edition/list/use-focus-after";
import { ScheduleDay } from "@/components/contest/edition/schedule-day";
import { ScheduleRow } from "@/components/contest/edition/schedule-row";
import {
  dayAfter,
  daysOf,
  emptyItem,
  type ScheduleValues,
  shownItems,
} from "@/components/contest/edition/schedule-values";
import { Schedule } from "@/components/contest/schedule";
import { Button } from "@/components/ui/button";

/** The days with what happens on them; `firstDay` is the one that an empty schedule begins with. */
export function ScheduleFields({ firstDay }: { firstDay: string }) {
  const { control, setValue } = useFormContext<ScheduleValues>();
  const { fields, append, remove, swap, move, replace } = useFieldArray({ control, name: "schedule", keyName: "key" });
  const items = useWatch({ control, name: "schedule" });
  const focusAfter = useFocusAfter();
  const days = daysOf(items).filter(({ indexes }) => indexes.every((i) => fields[i]));

  function add(date: string) {
    append(emptyItem(date), { shouldFocus: false });
    focusAfter(`[name="schedule.${fields.length}.title"]`);
  }

  function setDate(indexes: readonly number[], date: string) {
    for (const i of indexes) setValue(`schedule.${i}.date`, date, { shouldDirty: true });
  }

  /** One place up or down: among the day's items, or over to the day beside it. */
  function step(day: number, place: number, by: 1 | -1) {
    const indexes = days[day]?.indexes ?? [];
    const from = indexes[place];
    if (from === undefined) return;
    const to = indexes[place + by];
    const neighbour = days[day + by];
    const end = by === 1 ? 0 : fields.length - 1;
    if (to !== undefined) swap(from, to);
    else if (neighbour) {
      setDate([from], neighbour.date);
      move(from, end);
    }
    const buttons = by === 1 ? ["down", "up"] : ["up", "down"];
    focusAfter(...buttons.map((button) => `#schedule-${to ?? end}-${button}`));
  }

  function sortByTime(indexes: readonly number[]) {
    const sorted = indexes.flatMap((i) => items[i] ?? []).sort((a, b) => a.startTime.localeCompare(b.startTime));
    replace(items.map((item, i) => sorted[indexes.indexOf(i)] ?? item));
  }

  return (
    <div>
      {days.map(({ date, indexes }, day) => (
        <ScheduleDay
          key={fields[indexes[0] ?? 0]?.key}
          date={date}
          indexes={indexes}
          items={items}
          onDate={(other) => setDate(indexes, other)}
          onAdd={() => add(date)}
          onSort={() => sortByTime(indexes)}
        >
          {indexes.map((index, place) => (
            <ScheduleRow
              key={fields[index]?.key}
              id={`schedule-${index}`}
              index={index}
              moves={{
                isFirst: day === 0 && place === 0,
                isLast: day === days.length - 1 && place === indexes.length - 1,
                onUp: () => step(day, place, -1),
                onDown: () => step(day, place, 1),
                onRemove: () => {
                  remove(index);
                  focusAfter(`#schedule-${date}-add`, "#schedule-add");
                },
              }}
            />
          ))}
        </ScheduleDay>
      ))}
      {days.length === 0 && <p className="list-none">There is nothing on the schedule yet.</p>}
      <ListError name="schedule" />
      <Button
        small
        id="schedule-add"
        onClick={() => add(days.length > 0 ? dayAfter(days.at(-1)?.date ?? firstDay) : firstDay)}
      >
        Add a day
      </Button>
      <details className="list-preview">
        <summary>Preview</summary>
        <div className="panel">
          <Schedule items={shownItems(items)} />
        </div>
      </details>
    </div>
  );
}
