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
  onChange: () => void;
  children: ReactNode;
  /** In small letters below. */
  note?: string;
  className?: string;
}

function Tick({ checked, onChange, children, note, className }: TickProps) {
  const isHydrated = useHydrated();
  return (
    <label className={cx("flex min-h-12 items-center gap-3 py-1.5", className)}>
      <input
        type="checkbox"
        className="size-6 flex-none accent-maple-fill"
        checked={checked}
        onChange={onChange}
        disabled={!isHydrated}
      />
      <span className="wrap-anywhere min-w-0 leading-snug">
        {children}
        {note && <span className="block text-ink-soft text-xs">{note}</span>}
      </span>
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
  children: ReactNode;
}

/** One tick for several people. Needs ArrivalMarks around it. */
export function AllArrivedTick({ people, children }: AllArrivedTickProps) {
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
    <Tick checked={isComplete} onChange={change} className="font-semibold">
      {children}
    </Tick>
  );
}
