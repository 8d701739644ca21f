"use client";

import { useState } from "react";
import { Notice } from "@/components/ui/notice";
import { usePolling } from "@/components/ui/use-polling";
import { plural } from "@/lib/platform/text/plural";

/** Says on the login page how many ticks on this device wait to be sent. */
export function WaitingTicks() {
  const [waitingCount, setWaitingCount] = useState(0);

  async function count() {
    const { countWaiting } = await import("@/lib/travel/arrivals/mark-queue");
    setWaitingCount(await countWaiting());
  }

  usePolling(count, { isImmediate: true });

  return (
    <div role="status">
      {waitingCount > 0 && (
        <Notice tone="warning" className="mb-6">
          {plural(waitingCount, "tick on this device is", "ticks on this device are")} waiting to be sent. Log in again
          to send {waitingCount === 1 ? "it" : "them"}.
        </Notice>
      )}
    </div>
  );
}
