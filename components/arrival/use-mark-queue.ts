import { useEffect, useEffectEvent, useRef, useState } from "react";
import { usePolling } from "@/components/ui/use-polling";
import { api } from "@/lib/site/api/client";
import {
  changeMarks,
  isWaiting,
  notShownAt,
  type QueuedMark,
  readMarks,
  withAnswer,
  withMarks,
} from "@/lib/travel/arrivals/mark-queue";
import { maxMarks } from "@/lib/travel/arrivals/rules";

const retryMs = 30_000;

interface Sending {
  onChange: (marks: QueuedMark[]) => void;
  /** Gets the reasons of refused marks. */
  onRefused: (reasons: string[]) => void;
}

/** Sends a user's waiting marks until none is left. Throws what the request throws. */
async function sendMarks(userId: string, { onChange, onRefused }: Sending): Promise<void> {
  for (;;) {
    const waiting = (await readMarks(userId)).filter(isWaiting).slice(0, maxMarks);
    if (waiting.length === 0) return;
    const marks = waiting.map(({ receivedAt: _, ...mark }) => mark);
    const answer = await api("POST /api/Arrival/marks", { body: { userId, marks }, background: true });
    onChange(await changeMarks(userId, (stored) => withAnswer(stored, answer)));
    const reasons = answer.marks.flatMap(({ reason }) => reason ?? []);
    if (reasons.length > 0) onRefused(reasons);
  }
}

/**
 * A user's marks on this device. They are sent when the page is loaded or shown again, when the connection is back, and
 * every half a minute.
 *
 * @param madeAt ISO 8601 instant of the page's data
 */
export function useMarkQueue(userId: string, madeAt: string) {
  const [marks, setMarks] = useState<QueuedMark[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const [refused, setRefused] = useState<string[]>([]);
  const isSending = useRef(false);

  async function send() {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await sendMarks(userId, { onChange: setMarks, onRefused: setRefused });
      setFailure(null);
    } catch (error) {
      setFailure(error);
    } finally {
      isSending.current = false;
    }
  }

  async function synchronize() {
    setMarks(await readMarks(userId));
    await send();
  }

  usePolling(synchronize, retryMs);
  const handleOnline = useEffectEvent(synchronize);
  useEffect(() => {
    void handleOnline();
    window.addEventListener("online", handleOnline);
    return () => window.removeEventListener("online", handleOnline);
  }, []);

  /** Marks people as arrived or not. */
  const mark = async (personIds: readonly string[], arrived: boolean) => {
    const markedAt = new Date().toISOString();
    const added = personIds.map((personId) => ({
      id: crypto.randomUUID(),
      personId,
      arrived,
      markedAt,
      receivedAt: null,
    }));
    setMarks((shown) => withMarks(shown, added));
    setMarks(await changeMarks(userId, (stored) => withMarks(stored, added)));
    await send();
  };

  return { marks: notShownAt(marks, madeAt), failure, refused, forgetRefused: () => setRefused([]), mark };
}
