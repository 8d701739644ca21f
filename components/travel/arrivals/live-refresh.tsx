"use client";

import { useRouter } from "next/navigation";
import { useRef, useState, useTransition } from "react";
import { Notice } from "@/components/ui/notice";
import { usePolling } from "@/components/ui/use-polling";
import { useUserId } from "@/components/ui/user-id";
import { deleteGuideCache, reloadWithoutCache } from "@/lib/guide/guide-cache";
import { formatDay, formatTime, toLocalDate } from "@/lib/platform/time/time";
import { ApiError, api } from "@/lib/site/api/client";

const problems = {
  failed: "No connection.",
  ended: "Your session has ended. Reload the page to log in again.",
};

interface LiveRefreshProps {
  version: number;
  /** ISO 8601 instant of the page's data. */
  madeAt: string;
  timeZone: string;
}

/** Refreshes the page whenever the board's version is no longer `version`; when it cannot, says how old the page is. */
export function LiveRefresh({ version, madeAt, timeZone }: LiveRefreshProps) {
  const instant = new Date(madeAt);
  const router = useRouter();
  const userId = useUserId();
  const [isRefreshing, startTransition] = useTransition();
  const [problem, setProblem] = useState<keyof typeof problems | null>(null);
  const isChecking = useRef(false);
  usePolling(check, { isImmediate: true });

  async function check(event?: Event) {
    if (document.hidden || isChecking.current || isRefreshing || problem === "ended") return;
    isChecking.current = true;
    try {
      const current = await api("GET /api/Arrival/version", { background: true });
      if (current.userId !== userId) return await reloadWithoutCache();
      setProblem(null);
      // After a lost connection it refreshes in any case: some changes, such as another guide, do not raise the version.
      if (event?.type === "online" || problem === "failed" || current.version !== version)
        startTransition(() => router.refresh());
    } catch (error) {
      const isEnded = error instanceof ApiError && (error.status === 401 || error.status === 403);
      setProblem(isEnded ? "ended" : "failed");
      if (isEnded) await deleteGuideCache();
    } finally {
      isChecking.current = false;
    }
  }

  return (
    <div role="status" className="print:hidden">
      <Notice tone="warning" className="mb-6" hidden={!problem}>
        <p>
          {problem && problems[problem]} As of{" "}
          <time dateTime={madeAt}>
            {formatTime(instant, timeZone)}, {formatDay(toLocalDate(instant, timeZone))}
          </time>
          .
        </p>
      </Notice>
    </div>
  );
}
