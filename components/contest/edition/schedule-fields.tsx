"use client";

import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { ListError } from "@/components/contest/edition/list-error";
import { ScheduleDay } from "@/components/contest/edition/schedule-day";
import { ScheduleRow } from "@/components/contest/edition/schedule-row";
import { daysOf, emptyItem, publicItems, type ScheduleValues } from "@/components/contest/edition/schedule-values";
import { moveButtons, useOrderFocus } from "@/components/contest/edition/use-order-focus";
import { Schedule } from "@/components/contest/schedule";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { dayAfter } from "@/lib/time";

/** The days with their entries; an empty schedule starts with `firstDay`. */
export function ScheduleFields({ firstDay }: { firstDay: string }) {
  const { control, getValues, setValue } = useFormContext<ScheduleValues>();
  const { fields, append, remove, swap, move, replace } = useFieldArray({ control, name: "schedule", keyName: "key" });
  const items = useWatch({ control, name: "schedule" });
  const { container, focusAfterRender } = useOrderFocus();
  const days = daysOf(fields);

  function add(date: string) {
    append(emptyItem(date), { shouldFocus: false });
    focusAfterRender(`schedule.${fields.length}.title`);
  }

  function setDate(indexes: readonly number[], date: string) {
    for (const i of indexes) setValue(`schedule.${i}.date`, date, { shouldDirty: true });
  }

  function moveDay(indexes: readonly number[], date: string) {
    setDate(indexes, date);
    // The rows keep the dates of the list's last change; a swap that changes nothing updates them.
    swap(0, 0);
  }

  /** The entries' positions in display order. */
  const order = days.flatMap(({ indexes }) => indexes);

  /** Moves an entry within its day or, at the edge, to the adjacent day. */
  function moveEntry(index: number, to: number) {
    const isUp = to < order.indexOf(index);
    const other = order[to] ?? index;
    const date = fields[other]?.date ?? "";
    const isSameDay = date === fields[index]?.date;
    const end = isUp ? fields.length - 1 : 0;
    if (isSameDay) swap(index, other);
    else {
      setDate([index], date);
      move(index, end);
    }
    focusAfterRender(...moveButtons(isSameDay ? other : end, isUp));
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
          onAdd={() => add(date)}
          onSort={() => sortByTime(indexes)}
        >
          {indexes.map((index) => (
            <ScheduleRow
              key={fields[index]?.key}
              index={index}
              position={order.indexOf(index)}
              count={order.length}
              onMove={(to) => moveEntry(index, to)}
              onRemove={() => {
                remove(index);
                focusAfterRender(`add ${date}`, "add");
              }}
            />
          ))}
        </ScheduleDay>
      ))}
      {days.length === 0 && <p className="list-none">There is nothing on the schedule yet.</p>}
      <ListError name="schedule" />
      <Button
        size="sm"
        data-focus="add"
        onClick={() => add(days.length > 0 ? dayAfter(days.at(-1)?.date ?? firstDay) : firstDay)}
      >
        Add a day
      </Button>
      <details className="list-preview">
        <summary>Preview</summary>
        <Panel className="mt-3">
          <Schedule items={publicItems(items)} />
        </Panel>
      </details>
    </div>
  );
}
