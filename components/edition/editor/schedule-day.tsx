import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { FieldRow, FormGroup, ListError } from "@/components/edition/editor/form-parts";
import type { Direction } from "@/components/edition/editor/order-buttons";
import { useEntries } from "@/components/edition/editor/use-entries";
import { DateField } from "@/components/forms/date-field";
import { FieldError } from "@/components/forms/field-parts";
import { TextField } from "@/components/forms/text-field";
import { useRegister } from "@/components/forms/use-register";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { scheduleLabels as labels } from "@/lib/edition/labels";
import { endsNextDay } from "@/lib/edition/schedule-times";
import type { EditionSettings } from "@/lib/edition/schema";
import { formatDay, weekdayOf } from "@/lib/platform/time/time";

export const scheduleValues = ({ version, schedule }: EditionSettings) => ({
  version,
  schedule: schedule.map(({ date, items }) => ({
    date,
    items: items.map(({ id, startTime, endTime, title, location }) => ({
      id,
      title,
      startTime: startTime ?? "",
      endTime: endTime ?? "",
      location: location ?? "",
    })),
  })),
});

export type ScheduleValues = ReturnType<typeof scheduleValues>;

/** It has an id of its own until it is stored. */
export const emptyItem = () => ({ id: crypto.randomUUID(), startTime: "", endTime: "", title: "", location: "" });

interface ScheduleDayProps {
  index: number;
  /** The position of its first entry among the `count` of all days. */
  first: number;
  count: number;
  /** Called for the last entry, which takes the day with it. */
  onRemove: () => void;
  onMoveOut: (id: string, direction: Direction) => void;
  /** An entry that has come from another day by one of its buttons, which gets the focus. */
  moved: { id: string; direction: Direction } | null;
  onFocusMoved: () => void;
}

/** A day with its entries; its date is that of all of them. */
export function ScheduleDay(props: ScheduleDayProps) {
  const { index, first, count, onRemove, onMoveOut, moved, onFocusMoved } = props;
  const name = `schedule.${index}` as const;
  const errorId = useId();
  const register = useRegister();
  const { control, formState, getFieldState, getValues } = useFormContext<ScheduleValues>();
  const { addButton, fields, add, swap, remove, replace } = useEntries(control, `${name}.items`);
  useWatch({ control, name });
  // What useWatch returns is of the old index for one render after a day before was removed.
  const { date, items } = getValues(name);
  const title = weekdayOf(date) ? `${weekdayOf(date)}, ${formatDay(date)}` : "A day without a date";
  const message = getFieldState(`${name}.date`, formState).error?.message;
  const isSorted = items.every(({ startTime }, i) => i === 0 || (items[i - 1]?.startTime ?? "") <= startTime);

  function sortByTime() {
    replace([...getValues(`${name}.items`)].sort((a, b) => a.startTime.localeCompare(b.startTime)));
  }

  return (
    <FormGroup
      title={title}
      beside={
        <Input
          type="date"
          size="sm"
          className="max-w-48"
          aria-label={`Date of ${title}`}
          aria-invalid={message !== undefined}
          aria-describedby={message && errorId}
          {...register(`${name}.date`)}
        />
      }
    >
      {message && (
        <FieldError id={errorId} role="alert">
          {message}
        </FieldError>
      )}
      <ol className="mb-3">
        {fields.map(({ key, id }, i) => (
          <FieldRow
            key={key}
            hint={items[i] && endsNextDay(items[i]) ? "Ends on the next day." : undefined}
            className="grid-cols-2 md:grid-cols-[8rem_8rem_minmax(0,3fr)_minmax(0,2fr)_auto] max-md:[&>:nth-child(n+3)]:col-span-full"
            order={{
              label: items[i]?.title.trim() || "the new entry",
              index: first + i,
              count,
              onMove(to) {
                if (fields[to - first]) swap(i, to - first);
                else onMoveOut(id, to < first ? "up" : "down");
              },
              onRemove: () => (fields.length === 1 ? onRemove() : remove(i)),
              ...(moved?.id === id && { focused: moved.direction, onFocus: onFocusMoved }),
            }}
          >
            <DateField name={`${name}.items.${i}.startTime`} label={labels.startTime} type="time" />
            <DateField name={`${name}.items.${i}.endTime`} label={labels.endTime} type="time" />
            <TextField name={`${name}.items.${i}.title`} label={labels.title} required />
            <TextField name={`${name}.items.${i}.location`} label={labels.location} />
          </FieldRow>
        ))}
      </ol>
      <ListError name={`${name}.items`} />
      <Actions>
        <Button size="sm" ref={addButton} onClick={() => add(emptyItem(), "title")}>
          Add to this day
        </Button>
        {!isSorted && (
          <Button size="sm" variant="quiet" onClick={sortByTime}>
            Sort by time
          </Button>
        )}
      </Actions>
    </FormGroup>
  );
}
