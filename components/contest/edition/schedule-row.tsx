"use client";

import { useWatch } from "react-hook-form";
import { RowButtons, type RowMoves } from "@/components/contest/edition/list/row-buttons";
import { TextField } from "@/components/forms/inputs";

interface ScheduleRowProps {
  /** Begins the ids of its buttons. */
  id: string;
  index: number;
  moves: RowMoves;
}

/** Something that happens: when, what and where. */
export function ScheduleRow({ id, index, moves }: ScheduleRowProps) {
  const at = `schedule.${index}`;
  const title: string = useWatch({ name: `${at}.title` }) ?? "";
  return (
    <li className="list-row">
      <div className="schedule-row">
        <TextField name={`${at}.startTime`} label="Start" type="time" />
        <TextField name={`${at}.endTime`} label="End" type="time" />
        <TextField name={`${at}.title`} label="What" required autoComplete="off" />
        <TextField name={`${at}.location`} label="Where" autoComplete="off" />
        <RowButtons name={title.trim() || "the new line"} id={id} {...moves} />
      </div>
    </li>
  );
}
