"use client";

import { useRouter } from "next/navigation";
import { useRef, useState, useTransition } from "react";
import { Notice } from "@/components/ui/notice";
import { usePolling } from "@/components/ui/use-polling";
import { deleteGuideCache } from "@/lib/guide/delete-guide-cache";
import { ApiError, api } from "@/lib/site/api/client";

const problems = {
  failed: "No connection. The page refreshes once it is back.",
  ended: "Your session has ended. Reload the page to log in again.",
};

interface LiveRefreshProps {
  version: number;
  intervalMs: number;
}

/** Refreshes the page whenever the board's version is no longer `version`, and says when it cannot. */
export function LiveRefresh({ version, intervalMs }: LiveRefreshProps) {
  const router = useRouter();
  const [isRefreshing, startTransition] = useTransition();
  const [problem, setProblem] = useState<keyof typeof problems | null>(null);
  const isChecking = useRef(false);
  usePolling(check, intervalMs);

  async function check() {
    if (document.hidden || isChecking.current || isRefreshing || problem === "ended") return;
    isChecking.current = true;
    try {
      const current = await api("GET /api/Arrival/version", { background: true });
      setProblem(null);
      if (current.version !== version) startTransition(() => router.refresh());
    } catch (error) {
      const isEnded = error instanceof ApiError && (error.status === 401 || error.status === 403);
      setProblem(isEnded ? "ended" : "failed");
      if (isEnded) await deleteGuideCache();
    } finally {
      isChecking.current = false;
    }
  }

  return (
    // The guide's page has a notice of its own while the device is offline.
    <div role="status" className="in-data-offline:hidden print:hidden">
      {problem && (
        <Notice tone="warning" className="mb-6">
          <p>{problems[problem]}</p>
        </Notice>
      )}
    </div>
  );
}
