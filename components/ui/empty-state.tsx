import type { ReactNode } from "react";
import { LeafMark } from "@/components/ui/leaf-mark";

export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-md border border-edge border-dashed px-4 py-8 text-center text-ink-soft lg:py-12 *:[svg]:size-16">
      <LeafMark />
      <h2 className="text-ink text-xl leading-relaxed">{title}</h2>
      {children && <p className="max-w-measure text-pretty">{children}</p>}
    </div>
  );
}
