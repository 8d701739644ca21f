"use client";

import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { useArrivalMarks } from "@/components/arrival/arrival-marks";
import { useHydrated } from "@/components/ui/use-hydrated";
import { isWaiting } from "@/lib/travel/arrivals/mark-queue";

/** A person whose arrival can be ticked. */
export interface Arriving {
  id: string;
  /** When they arrived as the page's data has it, for people; null for one who has not. */
  arrived: string | null;
}

/** Whether people have arrived, with the ticks on this device. */
export function useArrived(): (person: Arriving) => boolean {
  const { markOf } = useArrivalMarks();
  return ({ id, arrived }) => markOf(id)?.arrived ?? arrived !== null;
}

interface TickProps {
  checked: boolean;
  /** Whether only some of several people have arrived. */
  isPartial?: boolean;
  onChange: () => void;
  /** Names a tick without a visible text. */
  label?: string;
  children?: ReactNode;
  /** In small letters below. */
  note?: string;
  className?: string;
}

function Tick({ checked, isPartial = false, onChange, label, children, note, className }: TickProps) {
  const isHydrated = useHydrated();
  return (
    <label className={cx("flex min-h-12 items-center gap-3 py-1.5", className)}>
      <input
        type="checkbox"
        className="size-6 flex-none accent-maple-fill"
        ref={(input) => {
          if (input) input.indeterminate = isPartial;
        }}
        aria-label={label}
        checked={checked}
        onChange={onChange}
        disabled={!isHydrated}
      />
      {children && (
        <span className="wrap-anywhere min-w-0 leading-snug">
          {children}
          {note && <span className="block text-ink-soft text-xs">{note}</span>}
        </span>
      )}
    </label>
  );
}

interface ArrivalTickProps {
  person: Arriving;
  /** Who they are, such as "Leader". */
  role?: string;
  /** Their name. */
  children: ReactNode;
}

/** The tick of one person. Needs ArrivalMarks around it. */
export function ArrivalTick({ person, role, children }: ArrivalTickProps) {
  const { markOf, mark } = useArrivalMarks();
  const own = markOf(person.id);
  const isArrived = own?.arrived ?? person.arrived !== null;
  const state = own ? isWaiting(own) && "waiting to be sent" : person.arrived;
  return (
    <Tick
      checked={isArrived}
      onChange={() => mark([person.id], !isArrived)}
      note={[role, state].filter(Boolean).join(" · ")}
    >
      {children}
    </Tick>
  );
}

interface AllArrivedTickProps {
  people: readonly Arriving[];
  /** Names the tick if it has no children. */
  label?: string;
  children?: ReactNode;
}

/** One tick for several people. Needs ArrivalMarks around it. */
export function AllArrivedTick({ people, label, children }: AllArrivedTickProps) {
  const { mark } = useArrivalMarks();
  const hasArrived = useArrived();
  const missing = people.filter((person) => !hasArrived(person));
  const isComplete = missing.length === 0;
  const change = () => {
    const changed = isComplete ? people : missing;
    return mark(
      changed.map(({ id }) => id),
      !isComplete,
    );
  };
  return (
    <Tick
      checked={isComplete}
      isPartial={!isComplete && missing.length < people.length}
      onChange={change}
      label={label}
      className="font-semibold"
    >
      {children}
    </Tick>
  );
}
