import type { ReactNode } from "react";
import { EdgeRule } from "@/components/ui/edge-rule";

export function PageHeader({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <header className="page-header">
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
      <EdgeRule />
    </header>
  );
}
