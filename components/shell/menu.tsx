"use client";

import { usePathname } from "next/navigation";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";

/**
 * The navigation and, up to 768 px, the button that opens it (specification, section 2). It closes by itself on the
 * next page and on Escape.
 */
export function Menu({ children }: { children: ReactNode }) {
  const path = usePathname();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openOn === path;

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    setOpenOn(null);
    button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="menu-button"
        aria-expanded={isOpen}
        aria-controls="menu"
        onClick={() => setOpenOn(isOpen ? null : path)}
        onKeyDown={closeOnEscape}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d={isOpen ? "M4 4 16 16M16 4 4 16" : "M2 5h16M2 10h16M2 15h16"} stroke="currentColor" strokeWidth="2" />
        </svg>
        Menu
      </button>
      <nav id="menu" className="menu" aria-label="Main" data-open={isOpen || undefined} onKeyDown={closeOnEscape}>
        {children}
      </nav>
    </>
  );
}
