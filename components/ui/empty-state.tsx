import type { ReactNode } from "react";
import { LeafMark } from "@/components/ui/leaf-mark";

/** Replaces an empty list. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="empty">
      <LeafMark />
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  );
}
