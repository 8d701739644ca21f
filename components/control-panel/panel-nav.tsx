"use client";

import { usePathname } from "next/navigation";
import { Chevron } from "@/components/ui/chevron";
import { Link } from "@/components/ui/link";

interface PanelNavProps {
  pages: readonly { path: string; title: string }[];
}

/** The pages of the control panel; up to 768 px, a <details> element that closes on navigation opens them. */
export function PanelNav({ pages }: PanelNavProps) {
  const current = usePathname();
  const title = pages.find(({ path }) => path === current)?.title;
  return (
    <nav aria-label="Control panel" className="-mt-4 mb-5 border-rule border-b md:-mt-8 md:mb-8 print:hidden">
      <details key={current} className="group/fold peer md:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
          <span className="font-normal text-ink-soft">Control panel</span> {title}
          <Chevron />
        </summary>
      </details>
      <ul className="gap-x-4 max-md:grid max-md:grid-cols-2 max-md:pb-2 max-md:peer-not-open:hidden md:flex md:flex-wrap">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link
              href={path}
              aria-current={path === current ? "page" : undefined}
              className="block border-transparent py-2 font-semibold text-ink-soft text-sm no-underline hover:text-maple aria-[current]:border-maple aria-[current]:text-ink max-md:border-l-3 max-md:pl-2 md:border-b-3 forced-colors:not-aria-[current]:border-[Canvas]"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
