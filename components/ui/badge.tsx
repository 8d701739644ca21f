import type { ReactNode } from "react";

const tones = { forest: "bg-forest-wash text-forest", amber: "bg-amber-wash text-amber", plain: "text-ink-soft" };

/** A short state or group beside a name. */
export function Badge({ tone = "plain", children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-block whitespace-nowrap rounded-sm border px-[0.55rem] py-[0.1rem] font-semibold text-xs tracking-[0.06em] ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
