"use client";

import { usePathname } from "next/navigation";
import { Link } from "@/components/ui/link";

/** A navigation link that marks the current page and shows a pending navigation. */
export function NavLink({ href, children }: { href: string; children: string }) {
  const isCurrent = usePathname() === href;
  return (
    <Link href={href} className="menu-link" aria-current={isCurrent ? "page" : undefined}>
      {children}
      <span className="menu-pending" aria-hidden="true" />
    </Link>
  );
}
