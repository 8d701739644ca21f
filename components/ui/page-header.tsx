import type { ReactNode } from "react";

export function PageHeader({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <header className="page-header">
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
      <EdgeRule />
    </header>
  );
}

/** An ornament: an edge of a graph with three nodes. */
function EdgeRule() {
  return (
    <svg className="edge" viewBox="0 0 144 12" aria-hidden="true">
      <path d="M6 6h132" stroke="var(--color-edge)" strokeWidth="1.5" />
      <circle cx="6" cy="6" r="5" fill="var(--color-maple)" />
      <circle cx="54" cy="6" r="5" fill="var(--color-amber-leaf)" />
      <circle cx="138" cy="6" r="5" fill="var(--color-forest-leaf)" />
    </svg>
  );
}
