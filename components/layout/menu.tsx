"use client";

import { MenuIcon, X } from "lucide-react";
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
          className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2.5 rounded-md border border-edge bg-sheet px-3.5 font-semibold"
          aria-controls="menu"
        >
          <MenuIcon size={20} className="group-open:hidden" />
          <X size={20} className="not-group-open:hidden" />
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
