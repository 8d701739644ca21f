"use client";

import type { DemoTime } from "@/lib/edition/demo-times";

/** Buttons that set the demo's clock in this browser only. */
export function ClockJumps({ cookie, times }: { cookie: string; times: readonly DemoTime[] }) {
  function jump(to: string | null) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain http
    document.cookie = `${cookie}=${to ?? ""}; path=/; SameSite=Lax${to === null ? "; max-age=0" : ""}`;
    window.location.reload();
  }
  return (
    <div className="flex flex-wrap gap-x-4">
      {times.map(({ title, to, isCurrent }) => (
        <button
          key={title}
          type="button"
          className="min-h-7 px-1 underline underline-offset-[0.2em] aria-pressed:font-semibold aria-pressed:no-underline"
          aria-pressed={isCurrent}
          onClick={() => jump(to)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
