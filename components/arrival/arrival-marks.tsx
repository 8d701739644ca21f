"use client";

import { createContext, type ReactNode, useContext } from "react";
import { MarkStatus } from "@/components/arrival/mark-status";
import { useMarkQueue } from "@/components/arrival/use-mark-queue";
import type { QueuedMark } from "@/lib/travel/arrivals/mark-queue";

interface Marks {
  /** A person's mark on this device that the page's data does not contain. */
  markOf: (personId: string) => QueuedMark | undefined;
  mark: (personIds: readonly string[], arrived: boolean) => Promise<void>;
}

const Context = createContext<Marks | null>(null);

/** Needs ArrivalMarks around the component. */
export function useArrivalMarks(): Marks {
  const marks = useContext(Context);
  if (!marks) throw new Error("There is no ArrivalMarks around this component.");
  return marks;
}

interface ArrivalMarksProps {
  /** The signed-in user, who makes the marks. */
  userId: string;
  /** ISO 8601 instant of the page's data. */
  madeAt: string;
  children: ReactNode;
}

/** Keeps and sends the marks of the ticks inside, and tells how many wait to be sent. */
export function ArrivalMarks({ userId, madeAt, children }: ArrivalMarksProps) {
  const { marks, mark, ...status } = useMarkQueue(userId, madeAt);
  const byPerson = new Map(marks.map((one) => [one.personId, one]));
  return (
    <Context value={{ markOf: (personId) => byPerson.get(personId), mark }}>
      {children}
      <MarkStatus marks={marks} {...status} />
    </Context>
  );
}
