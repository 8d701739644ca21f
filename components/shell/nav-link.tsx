"use client";

import Link, { useLinkStatus } from "next/link";
import { usePathname } from "next/navigation";

/** A link of the menu: marks the page one is on, and shows when the page it leads to takes a moment. */
export function NavLink({ href, children }: { href: string; children: string }) {
  const isCurrent = usePathname() === href;
  return (
    <Link href={href} prefetch={false} className="menu-link" aria-current={isCurrent ? "page" : undefined}>
      {children}
      <Pending />
    </Link>
  );
}

function Pending() {
  const { pending } = useLinkStatus();
  return <span className="menu-pending" data-pending={pending || undefined} aria-hidden="true" />;
}
