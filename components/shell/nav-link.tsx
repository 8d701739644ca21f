"use client";

import { usePathname } from "next/navigation";
import { PageLink } from "@/components/ui/page-link";

/** A link of the menu: marks the page one is on, and shows when the page it leads to takes a moment. */
export function NavLink({ href, children }: { href: string; children: string }) {
  const isCurrent = usePathname() === href;
  return (
    <PageLink href={href} className="menu-link" aria-current={isCurrent ? "page" : undefined}>
      {children}
      <span className="menu-pending" aria-hidden="true" />
    </PageLink>
  );
}
