"use client";

export interface Jump {
  title: string;
  /** ISO 8601 instant to stand still at, or null to let the demo's own clock run. */
  to: string | null;
  isCurrent: boolean;
}

/** Buttons that move the demo's clock for this browser alone. */
export function ClockJumps({ cookie, jumps }: { cookie: string; jumps: readonly Jump[] }) {
  function jump(to: string | null) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain http
    document.cookie = `${cookie}=${to ?? ""}; path=/; SameSite=Lax${to === null ? "; max-age=0" : ""}`;
    window.location.reload();
  }
  return (
    <div className="flex flex-wrap gap-x-4">
      {jumps.map(({ title, to, isCurrent }) => (
        <button key={title} type="button" aria-pressed={isCurrent} onClick={() => jump(to)}>
          {title}
        </button>
      ))}
    </div>
  );
}
