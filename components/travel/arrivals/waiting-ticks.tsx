"use client";

import { useEffect, useState } from "react";
import { Notice } from "@/components/ui/notice";
import { plural } from "@/lib/platform/text/plural";

/** On the login page: how many ticks on this device wait to be sent; nothing if there are none. */
export function WaitingTicks() {
  const [count, setCount] = useState(0);

  useEffect(() => {
    void import("@/lib/travel/arrivals/mark-queue").then(({ countWaiting }) => countWaiting()).then(setCount);
  }, []);

  return (
    <div role="status">
      {count > 0 && (
        <Notice tone="warning" className="mb-6">
          <p>
            {plural(count, "tick on this device is", "ticks on this device are")} waiting to be sent. Log in again to
            send {count === 1 ? "it" : "them"}.
          </p>
        </Notice>
      )}
    </div>
  );
}
