"use client";

import type { DemoTime } from "@/lib/edition/demo-times";
import { api, orApiError } from "@/lib/site/api/client";

/** Buttons that set the demo's clock in this browser, and give the demo the arrivals and results of that time. */
export function ClockJumps({ cookie, times }: { cookie: string; times: readonly DemoTime[] }) {
  async function jump(to: string | null) {
    await orApiError(() => api("POST /api/Demo/phase", { body: { at: to } }));
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain http
    document.cookie = `${cookie}=${to ?? ""}; path=/; SameSite=Lax${to === null ? "; max-age=0" : ""}`;
    window.location.reload();
  }
  return (
    <div className="flex gap-x-4 md:flex-wrap">
      {times.map(({ title, to, isCurrent }) => (
        <button
          key={title}
          type="button"
          className="min-h-7 whitespace-nowrap px-1 underline underline-offset-[0.2em] aria-pressed:font-semibold aria-pressed:no-underline"
          aria-pressed={isCurrent}
          onClick={() => void jump(to)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
