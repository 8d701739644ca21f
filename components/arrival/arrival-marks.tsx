"use client";

import { createContext, type ReactNode, useContext } from "react";
import { useMarkQueue } from "@/components/arrival/use-mark-queue";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useUserId } from "@/components/ui/user-id";
import { plural } from "@/lib/platform/text/plural";
import { ApiError } from "@/lib/site/api/client";
import { isWaiting, type QueuedMark } from "@/lib/travel/arrivals/mark-queue";

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
  /** ISO 8601 instant of the page's data. */
  madeAt: string;
  children: ReactNode;
}

/** Keeps and sends the marks of the ticks inside, and tells how many wait to be sent. */
export function ArrivalMarks({ madeAt, children }: ArrivalMarksProps) {
  const { marks, mark, ...status } = useMarkQueue(useUserId(), madeAt);
  const byPerson = new Map(marks.map((one) => [one.personId, one]));
  return (
    <Context value={{ markOf: (personId) => byPerson.get(personId), mark }}>
      {children}
      <MarkStatus marks={marks} {...status} />
    </Context>
  );
}

interface MarkStatusProps {
  marks: readonly QueuedMark[];
  /** The error of the last request; null if it succeeded. */
  failure: unknown;
  /** The reasons of refused marks. */
  refused: readonly string[];
  forgetRefused: () => void;
}

/** At the end of the window: how many marks wait to be sent, and what went wrong. */
function MarkStatus({ marks, failure, refused, forgetRefused }: MarkStatusProps) {
  const waiting = marks.filter(isWaiting).length;
  return (
    <div role="status" className="sticky bottom-2 z-10 print:hidden">
      {failure !== null && waiting > 0 && (
        <Notice tone="warning" className="mt-3 shadow-lifted">
          <p>
            {plural(waiting, "tick is", "ticks are")} waiting to be sent. <Remedy failure={failure} />
          </p>
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="danger" className="mt-3 shadow-lifted">
          <p>
            {plural(refused.length, "tick was", "ticks were")} refused. {[...new Set(refused)].join(" ")}{" "}
            <LinkButton onClick={forgetRefused}>OK</LinkButton>
          </p>
        </Notice>
      )}
    </div>
  );
}

/** What to do about a refused request. After other errors the marks are sent later by themselves. */
function Remedy({ failure }: { failure: unknown }) {
  if (!(failure instanceof ApiError) || failure.status >= 500 || failure.status === 429) return null;
  return failure.status === 401 ? <a href={loginPath()}>Sign in to send</a> : failure.message;
}

const loginPath = () => `/login?next=${encodeURIComponent(location.pathname + location.search)}`;
