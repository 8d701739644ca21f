import type { ReactNode } from "react";
import { Chevron } from "@/components/ui/chevron";

interface DisclosureProps {
  title: string;
  count: string;
  isOpen?: boolean;
  hidden?: boolean;
  children: ReactNode;
}

/** A collapsible section; it works without JavaScript. */
export function Disclosure({ title, count, isOpen = true, hidden, children }: DisclosureProps) {
  return (
    <details className="group/fold [details+&]:mt-10" open={isOpen} hidden={hidden}>
      <summary className="flex cursor-pointer list-none items-baseline gap-3 border-ink border-b-2 py-[0.6rem] [&::-webkit-details-marker]:hidden">
        <h2 className={isOpen ? "text-2xl" : "text-xl"}>{title}</h2>
        <span className="text-ink-soft">{count}</span>
        <Chevron />
      </summary>
      {children}
    </details>
  );
}
