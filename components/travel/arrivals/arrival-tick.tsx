"use client";

import type { ReactNode } from "react";
import { useArrivalMarks } from "@/components/travel/arrivals/arrival-marks";
import { useHydrated } from "@/components/ui/use-hydrated";
import { isWaiting, type QueuedMark } from "@/lib/travel/arrivals/mark-queue";
import { headcount } from "@/lib/travel/arrivals/rules";

/** A person whose arrival can be ticked. */
interface ArrivingPerson {
  id: string;
  /** The time of the arrival in the page's data, as text; null for a person who has not arrived. */
  arrived: string | null;
}

/** A tick on this device counts before the page's data. */
const hasArrived = ({ arrived }: ArrivingPerson, localMark?: QueuedMark): boolean =>
  localMark ? localMark.arrived : arrived !== null;

/** The people who have not arrived, taking the ticks on this device into account. */
function useMissing<Person extends ArrivingPerson>(people: readonly Person[]): Person[] {
  const { markOf } = useArrivalMarks();
  return people.filter((person) => !hasArrived(person, markOf(person.id)));
}

/** How many have arrived, such as "5 of 6", taking the ticks on this device into account. */
export function useArrivedCount(people: readonly ArrivingPerson[]): string {
  const total = headcount([{ people }]);
  return `${total - headcount([{ people: useMissing(people) }])} of ${total}`;
}

/** Such as "5 of 6 arrived". */
export const ArrivedCount = ({ people }: { people: readonly ArrivingPerson[] }) => `${useArrivedCount(people)} arrived`;

interface ArrivalStateProps {
  person: ArrivingPerson;
  children: ReactNode;
}

/** When a person arrived, by the page's data and the ticks on this device. The children fill its place until then. */
export function ArrivalState({ person, children }: ArrivalStateProps) {
  const localMark = useArrivalMarks().markOf(person.id);
  if (localMark && isWaiting(localMark)) return "Waiting to be sent";
  if (!hasArrived(person, localMark)) return children;
  return localMark ? "Arrived" : `Arrived ${person.arrived}`;
}

interface ArrivalTickProps {
  /** One person, or several who are ticked at once. */
  people: readonly ArrivingPerson[];
  /** Names a tick without children. */
  label?: string;
  children?: ReactNode;
}

/** A tick for those who have arrived; with children, it says when one person did. Needs ArrivalMarks around it. */
export function ArrivalTick({ people, label, children }: ArrivalTickProps) {
  const { mark } = useArrivalMarks();
  const isHydrated = useHydrated();
  const missing = useMissing(people);
  const isComplete = missing.length === 0;
  const [first, ...others] = people;
  return (
    <label className="flex min-h-12 items-center gap-3 py-1.5">
      <input
        type="checkbox"
        className="size-6 flex-none accent-forest"
        ref={(input) => {
          if (input) input.indeterminate = !isComplete && missing.length < people.length;
        }}
        aria-label={label}
        checked={isComplete}
        onChange={() => {
          const changed = isComplete ? people : missing;
          void mark(
            changed.map(({ id }) => id),
            !isComplete,
          );
        }}
        disabled={!isHydrated}
      />
      {children && (
        <span className="wrap-anywhere min-w-0 leading-snug">
          {children}
          {first && others.length === 0 && (
            <span className="block text-ink-soft text-xs">
              <ArrivalState person={first}>Not yet arrived</ArrivalState>
            </span>
          )}
        </span>
      )}
    </label>
  );
}
