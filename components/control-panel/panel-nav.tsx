"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { panelParts } from "@/components/control-panel/parts";

/** The navigation between the control panel's parts; it marks the one that is shown. */
export function PanelNav() {
  const path = usePathname();
  return (
    <nav aria-label="Control panel" className="panel-nav">
      <ul>
        {[["/controlPanel", "Overview"] as const, ...panelParts].map(([href, title]) => (
          <li key={href}>
            <Link href={href} prefetch={false} aria-current={path === href ? "page" : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
