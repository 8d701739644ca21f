"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import type { DemoTime } from "@/lib/edition/demo-times";
import { ApiError, api, type Confirmation, confirmation, orApiError } from "@/lib/site/api/client";

/** Loaded on demand, because visitors see no other dialog. */
const ConfirmDialog = dynamic(() => import("@/components/ui/confirm-dialog").then((module) => module.ConfirmDialog));

interface ClockJumpsProps {
  /** The name of the cookie with the demo's time. */
  cookieName: string;
  times: readonly DemoTime[];
}

/** Buttons that set the demo's clock in this browser, and give the demo the arrivals and results of that time. */
export function ClockJumps({ cookieName, times }: ClockJumpsProps) {
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<{ to: string | null; reason: string } | null>(null);

  async function jump(to: string | null, query: Confirmation = {}) {
    setIsPending(true);
    const result = await orApiError(() => api("POST /api/Demo/phase", { query, body: { at: to } }));
    setIsPending(false);
    if (result instanceof ApiError) {
      if (result.needsConfirmation) setRefusal({ to, reason: result.message });
      return;
    }
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain http
    document.cookie = `${cookieName}=${to ?? ""}; path=/; SameSite=Lax${to === null ? "; max-age=0" : ""}`;
    window.location.reload();
  }

  return (
    <div className="flex gap-x-4 md:flex-wrap">
      {times.map(({ title, to, isCurrent }) => (
        <button
          key={title}
          type="button"
          className="min-h-7 whitespace-nowrap px-1 underline underline-offset-3 aria-pressed:font-semibold aria-pressed:no-underline"
          aria-pressed={isCurrent}
          onClick={() => void jump(to)}
        >
          {title}
        </button>
      ))}
      {refusal && (
        <ConfirmDialog
          open
          onOpenChange={() => setRefusal(null)}
          title="Delete the imported results?"
          description={refusal.reason}
          action="Delete results"
          variant="danger"
          pending={isPending}
          onConfirm={() => void jump(refusal.to, confirmation)}
        />
      )}
    </div>
  );
}
