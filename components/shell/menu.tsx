"use client";

import { usePathname } from "next/navigation";
import { type KeyboardEvent, type ReactNode, useRef } from "react";

/**
 * The navigation and, up to 768 px, the button that opens it (specification, section 2): a <details> element, which works
 * without scripts. It closes on navigation (`key`) and on Escape.
 */
export function Menu({ children }: { children: ReactNode }) {
  const path = usePathname();
  const toggle = useRef<HTMLDetailsElement>(null);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !toggle.current?.open) return;
    toggle.current.open = false;
    toggle.current.querySelector("summary")?.focus();
  }

  return (
    <>
      <details key={path} ref={toggle} className="group peer md:hidden print:hidden" onKeyDown={closeOnEscape}>
        <summary
          className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2.5 rounded-md border border-edge bg-sheet px-3.5 font-semibold [&::-webkit-details-marker]:hidden"
          aria-controls="menu"
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path className="group-open:hidden" d="M2 5h16M2 10h16M2 15h16" stroke="currentColor" strokeWidth="2" />
            <path className="not-group-open:hidden" d="M4 4 16 16M16 4 4 16" stroke="currentColor" strokeWidth="2" />
          </svg>
          Menu
        </summary>
      </details>
      <nav
        id="menu"
        className="min-w-0 max-md:basis-full max-md:pb-4 max-md:peer-not-open:hidden md:not-print:contents print:hidden"
        aria-label="Main"
        onKeyDown={closeOnEscape}
      >
        {children}
      </nav>
    </>
  );
}
