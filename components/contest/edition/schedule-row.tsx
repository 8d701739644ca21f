"use client";

import { useWatch } from "react-hook-form";
import { OrderButtons } from "@/components/contest/edition/order-buttons";
import { TextField } from "@/components/forms/inputs";

interface ScheduleRowProps {
  /** The index in the form's list. */
  index: number;
  /** The position on the page. */
  position: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function ScheduleRow({ index, position, count, onMove, onRemove }: ScheduleRowProps) {
  const prefix = `schedule.${index}`;
  const title: string = useWatch({ name: `${prefix}.title` }) ?? "";
  const label = title.trim() || "the new line";
  return (
    <li className="list-row">
      <div className="schedule-row">
        <TextField name={`${prefix}.startTime`} label="Start" type="time" />
        <TextField name={`${prefix}.endTime`} label="End" type="time" />
        <TextField name={`${prefix}.title`} label="What" required autoComplete="off" />
        <TextField name={`${prefix}.location`} label="Where" autoComplete="off" />
        <OrderButtons
          id={`${index}`}
          label={label}
          index={position}
          count={count}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
    </li>
  );
}
