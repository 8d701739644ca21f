import { type FocusEvent, type KeyboardEvent, type ReactNode, useId } from "react";
import { useFormContext } from "react-hook-form";
import { FormGroup, messageAt } from "@/components/edition/editor/form-parts";
import { FieldError } from "@/components/forms/field-parts";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { formatDay, toDate, weekdayOf } from "@/lib/platform/time/time";

interface ScheduleDayProps {
  /** yyyy-MM-dd */
  date: string;
  /** The positions of its items in the form's list. */
  indexes: readonly number[];
  /** When its items start, HH:mm or empty. */
  times: readonly string[];
  onDate: (date: string) => void;
  onAdd: () => void;
  onSort: () => void;
  children: ReactNode;
}

const isDate = (text: string) => /^(19|2\d)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(toDate(text).getTime());

/** A day with its entries; changing its date moves all of them. */
export function ScheduleDay({ date, indexes, times, onDate, onAdd, onSort, children }: ScheduleDayProps) {
  const errorId = useId();
  const { formState } = useFormContext();
  const title = `${weekdayOf(date)}, ${formatDay(date)}`;
  const message = indexes.map((i) => messageAt(formState.errors, `schedule.${i}.date`)).find(Boolean);
  const isSorted = times.every((time, i) => i === 0 || (times[i - 1] ?? "") <= time);

  /** On blur, because a half-typed date would move the day. */
  function changeDate({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
    if (isDate(input.value) && input.value !== date) onDate(input.value);
    else input.value = date;
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    event.currentTarget.blur();
    event.currentTarget.focus();
  }

  return (
    <FormGroup
      title={title}
      beside={
        <Input
          key={date}
          type="date"
          size="sm"
          className="max-w-48"
          defaultValue={date}
          onBlur={changeDate}
          onKeyDown={handleKeyDown}
          aria-label={`Date of ${title}`}
          aria-invalid={message !== undefined}
          aria-describedby={message && errorId}
        />
      }
    >
      {message && (
        <FieldError id={errorId} role="alert">
          {message}
        </FieldError>
      )}
      <ol className="mb-3">{children}</ol>
      <Actions>
        <Button size="sm" onClick={onAdd}>
          Add to this day
        </Button>
        {!isSorted && (
          <Button size="sm" variant="quiet" onClick={onSort}>
            Sort by time
          </Button>
        )}
      </Actions>
    </FormGroup>
  );
}
