"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

/** Focusable, so that the arrow keys can scroll it. */
const scrollable = { role: "group", "aria-label": "Scrollable table", tabIndex: 0 } as const;

/** Scrolls a table that is wider than the page in a box. One that fits has none, so its headings can stay in view. */
export function TableScroll({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(true);
  useEffect(() => {
    const element = box.current;
    const table = element?.querySelector("table");
    if (!element || !table) return;
    const observer = new ResizeObserver(() => setWide(table.offsetWidth > element.clientWidth));
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return (
    // Positioned, to clip what is for screen readers only.
    <div ref={box} className={isWide ? "relative not-print:overflow-x-auto" : "relative"} {...(isWide && scrollable)}>
      {children}
    </div>
  );
}
