"use client";

import { createContext, type ReactNode, useContext, useRef, useState } from "react";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { usePolling } from "@/components/ui/use-polling";
import { useUserId } from "@/components/ui/user-id";
import { reloadWithoutCache } from "@/lib/guide/guide-cache";
import { plural } from "@/lib/platform/text/plural";
import { ApiError, api } from "@/lib/site/api/client";
import {
  changeMarks,
  isWaiting,
  notShownAt,
  type QueuedMark,
  readMarks,
  withMarks,
  withoutRefused,
  withResults,
} from "@/lib/travel/arrivals/mark-queue";
import { maxMarks } from "@/lib/travel/arrivals/rules";

interface Marks {
  /** A person's mark on this device that the page's data does not contain. */
  markOf: (personId: string) => QueuedMark | undefined;
  mark: (personIds: readonly string[], arrived: boolean) => Promise<void>;
}

const ArrivalMarksContext = createContext<Marks | null>(null);

/** Needs ArrivalMarks around the component. */
export function useArrivalMarks(): Marks {
  const marks = useContext(ArrivalMarksContext);
  if (!marks) throw new Error("There is no ArrivalMarks around this component.");
  return marks;
}

/** The marks to send in one request. */
const readBatch = async (userId: string) => (await readMarks(userId)).filter(isWaiting).slice(0, maxMarks);

interface ArrivalMarksProps {
  /** ISO 8601 instant of the page's data. */
  madeAt: string;
  children: ReactNode;
}

/**
 * Keeps the marks of the ticks inside on this device, and tells how many wait to be sent. They are sent when the page is
 * loaded, and then by polling.
 */
export function ArrivalMarks({ madeAt, children }: ArrivalMarksProps) {
  const userId = useUserId();
  const [stored, setStored] = useState<QueuedMark[]>([]);
  // Kept apart from what is stored, because a read that is still under way does not contain them.
  const [unstored, setUnstored] = useState<QueuedMark[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const isSending = useRef(false);

  async function send() {
    if (isSending.current) return;
    isSending.current = true;
    try {
      let batch = await readBatch(userId);
      while (batch.length > 0) {
        const body = {
          userId,
          marks: batch.map(({ id, personId, arrived, markedAt }) => ({ id, personId, arrived, markedAt })),
        };
        const response = await api("POST /api/Arrival/marks", { body, background: true });
        setStored(await changeMarks(userId, (marks) => withResults(marks, response)));
        batch = await readBatch(userId);
      }
      setFailure(null);
    } catch (error) {
      // Somebody else has logged in, perhaps without access to this page.
      if (error instanceof ApiError && [403, 409].includes(error.status)) await reloadWithoutCache();
      setFailure(error);
    } finally {
      isSending.current = false;
    }
  }

  async function synchronize() {
    setStored(await readMarks(userId));
    await send();
  }

  usePolling(synchronize, { isImmediate: true });

  async function mark(personIds: readonly string[], arrived: boolean) {
    const shared = { arrived, markedAt: new Date().toISOString(), receivedAt: null };
    const added: QueuedMark[] = personIds.map((personId) => ({ id: crypto.randomUUID(), personId, ...shared }));
    setUnstored((marks) => [...marks, ...added]);
    setStored(await changeMarks(userId, (marks) => withMarks(marks, added)));
    setUnstored((marks) => marks.filter((mark) => !added.includes(mark)));
    await send();
  }

  const marks = withMarks(stored, unstored);
  const byPerson = new Map(notShownAt(marks, madeAt).map((queued) => [queued.personId, queued]));
  const refusals = marks.flatMap(({ refusal }) => refusal ?? []);
  const waitingCount = marks.filter(isWaiting).length;
  return (
    <ArrivalMarksContext value={{ markOf: (personId) => byPerson.get(personId), mark }}>
      {children}
      <div role="status" className="sticky bottom-2 z-10 print:hidden">
        {failure !== null && waitingCount > 0 && (
          <Notice tone="warning" className="mt-3 shadow-lifted">
            {plural(waitingCount, "tick is", "ticks are")} waiting to be sent. <Remedy failure={failure} />
          </Notice>
        )}
        {refusals.length > 0 && (
          <Notice tone="danger" className="mt-3 shadow-lifted">
            {plural(refusals.length, "tick was", "ticks were")} refused. {[...new Set(refusals)].join(" ")}{" "}
            <LinkButton onClick={async () => setStored(await changeMarks(userId, withoutRefused))}>OK</LinkButton>
          </Notice>
        )}
      </div>
    </ArrivalMarksContext>
  );
}

/** What to do about a refused request. After other errors the marks are sent later by themselves. */
function Remedy({ failure }: { failure: unknown }) {
  if (!(failure instanceof ApiError) || failure.status >= 500 || failure.status === 429) return null;
  return failure.status === 401 ? <a href={loginPath()}>Log in to send</a> : failure.message;
}

const loginPath = () => `/login?next=${encodeURIComponent(location.pathname + location.search)}`;
