import type { ReactNode } from "react";

interface DisclosureProps {
  title: string;
  count: string;
  hidden?: boolean;
  children: ReactNode;
}

/** A collapsible section, open at first; it works without JavaScript. */
export function Disclosure({ title, count, hidden, children }: DisclosureProps) {
  return (
    <details className="group [details+&]:mt-10" open hidden={hidden}>
      <summary className="flex cursor-pointer list-none items-baseline gap-3 border-ink border-b-2 py-[0.6rem] [&::-webkit-details-marker]:hidden">
        <h2 className="text-2xl">{title}</h2>
        <span className="text-ink-soft">{count}</span>
        <span
          className="mr-1.5 ml-auto size-2.5 -translate-y-0.5 rotate-45 self-center border-maple border-r-2 border-b-2 group-open:translate-y-0.5 group-open:-rotate-135 print:hidden"
          aria-hidden="true"
        />
      </summary>
      {children}
    </details>
  );
}
