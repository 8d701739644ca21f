"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState, useTransition } from "react";
import { Notice } from "@/components/ui/notice";
import { pathOf, type ResponseOf } from "@/lib/api/client";

const intervalMs = 1_000;
const endpoint = "GET /api/Arrival/version";

const problems = {
  failed: "No connection. The board refreshes once it is back.",
  ended: "Your session has ended. Reload the page to log in again.",
};

async function readVersion(): Promise<keyof typeof problems | ResponseOf<typeof endpoint>> {
  try {
    const response = await fetch(pathOf(endpoint));
    if (response.status === 401 || response.status === 403) return "ended";
    return response.ok ? await response.json() : "failed";
  } catch {
    return "failed";
  }
}

/** Refreshes the page whenever the board's version is no longer `version`, and says when it cannot. */
export function LiveRefresh({ version }: { version: string }) {
  const router = useRouter();
  const [isRefreshing, startTransition] = useTransition();
  const [problem, setProblem] = useState<keyof typeof problems | null>(null);

  const check = useEffectEvent(async () => {
    if (document.hidden || isRefreshing || problem === "ended") return;
    const answer = await readVersion();
    setProblem(typeof answer === "string" ? answer : null);
    if (typeof answer !== "string" && answer.version !== version) startTransition(() => router.refresh());
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
