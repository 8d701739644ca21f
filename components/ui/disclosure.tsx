import type { ReactNode } from "react";

/** A collapsible section, open at first. */
export function Disclosure({
  title,
  count,
  hidden,
  children,
}: {
  title: string;
  count: string;
  hidden?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="disclosure" open hidden={hidden}>
      <summary>
        <h2>{title}</h2>
        <span className="disclosure-count">{count}</span>
      </summary>
      {children}
    </details>
  );
}
