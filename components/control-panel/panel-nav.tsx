"use client";

import { usePathname } from "next/navigation";
import { Link } from "@/components/ui/link";

interface PanelNavProps {
  pages: readonly { path: string; title: string }[];
}

export function PanelNav({ pages }: PanelNavProps) {
  const current = usePathname();
  return (
    <nav aria-label="Control panel" className="-mt-4 mb-5 border-rule border-b md:-mt-8 md:mb-8 print:hidden">
      <ul className="flex flex-wrap gap-x-3.5 md:gap-x-7">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link
              href={path}
              aria-current={path === current ? "page" : undefined}
              className="block border-transparent border-b-3 py-2 font-semibold text-ink-soft no-underline hover:text-maple aria-[current]:border-maple aria-[current]:text-ink forced-colors:not-aria-[current]:border-[Canvas]"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
