"use client";

import { type ReactNode, useCallback, useState } from "react";

/** Focusable, so that the arrow keys can scroll it. */
const scrollable = { role: "group", "aria-label": "Scrollable table", tabIndex: 0 } as const;

/** Scrolls a table that is wider than the page sideways. One that fits has no scroll box, so that its headings stick. */
export function TableScroll({ children }: { children: ReactNode }) {
  const [isWide, setWide] = useState(true);
  const measure = useCallback((box: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setWide(box.scrollWidth > box.clientWidth));
    for (const element of [box, ...box.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    // Positioned, so that it clips the texts for screen readers, which are positioned, too.
    <div
      ref={measure}
      className={isWide ? "relative not-print:overflow-x-auto" : "relative"}
      {...(isWide && scrollable)}
    >
      {children}
    </div>
  );
}
