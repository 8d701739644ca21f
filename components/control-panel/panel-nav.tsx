"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";

interface PanelNavProps {
  pages: readonly { path: string; title: string }[];
}

export function PanelNav({ pages }: PanelNavProps) {
  const current = usePathname();
  return (
    <nav aria-label="Control panel" className="panel-nav">
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link href={path} prefetch={false} aria-current={path === current ? "page" : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
