"use client";

import { useWatch } from "react-hook-form";
import { OrderButtons } from "@/components/contest/edition/order-buttons";
import { TextField } from "@/components/forms/inputs";

interface ScheduleRowProps {
  /** The position in the form's list and, as `place`, on the page. */
  index: number;
  place: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function ScheduleRow({ index, place, count, onMove, onRemove }: ScheduleRowProps) {
  const at = `schedule.${index}`;
  const title: string = useWatch({ name: `${at}.title` }) ?? "";
  const label = title.trim() || "the new line";
  return (
    <li className="list-row">
      <div className="schedule-row">
        <TextField name={`${at}.startTime`} label="Start" type="time" />
        <TextField name={`${at}.endTime`} label="End" type="time" />
        <TextField name={`${at}.title`} label="What" required autoComplete="off" />
        <TextField name={`${at}.location`} label="Where" autoComplete="off" />
        <OrderButtons id={`${index}`} label={label} index={place} count={count} onMove={onMove} onRemove={onRemove} />
      </div>
    </li>
  );
}
