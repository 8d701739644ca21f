"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState, useTransition } from "react";
import { Notice } from "@/components/ui/notice";
import { ApiError, api } from "@/lib/api/client";

const intervalMs = 1_000;

const problems = {
  failed: "No connection. The board refreshes once it is back.",
  ended: "Your session has ended. Reload the page to log in again.",
};

/** Refreshes the page whenever the board's version is no longer `version`, and says when it cannot. */
export function LiveRefresh({ version }: { version: string }) {
  const router = useRouter();
  const [isRefreshing, startTransition] = useTransition();
  const [problem, setProblem] = useState<keyof typeof problems | null>(null);

  const check = useEffectEvent(async () => {
    if (document.hidden || isRefreshing || problem === "ended") return;
    try {
      const current = await api("GET /api/Arrival/version", { background: true });
      setProblem(null);
      if (current.version !== version) startTransition(() => router.refresh());
    } catch (error) {
      const isEnded = error instanceof ApiError && (error.status === 401 || error.status === 403);
      setProblem(isEnded ? "ended" : "failed");
    }
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isStopped = false;
    const checkLater = () => {
      clearTimeout(timer);
      if (!isStopped) timer = setTimeout(checkNow, intervalMs);
    };
    const checkNow = () => void check().finally(checkLater);
    checkLater();
    document.addEventListener("visibilitychange", checkNow);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", checkNow);
    };
  }, []);

  return (
    <div role="status" className="print:hidden">
      {problem && (
        <Notice tone="warning" className="mb-6">
          <p>{problems[problem]}</p>
        </Notice>
      )}
    </div>
  );
}
