"use client";

import { cva, type VariantProps } from "class-variance-authority";
import { usePathname } from "next/navigation";
import { Link } from "@/components/ui/link";

/** Classes of a link in the navigation bar, in a submenu or beside the account, and of a submenu's button. */
export const navItem = cva(
  "flex min-h-11 items-center gap-2 text-ink no-underline hover:text-maple aria-[current]:font-semibold aria-[current]:text-maple max-md:text-lg forced-colors:aria-[current]:underline",
  {
    variants: {
      place: {
        bar: "border-rule max-md:border-t md:gap-1 md:border-maple md:py-0.75 md:aria-[current]:border-b-3 md:aria-[current]:pb-0",
        submenu: "border-rule max-md:border-t md:px-4 md:hover:bg-sunk",
        account: "",
      },
    },
  },
);

interface NavLinkProps extends Required<VariantProps<typeof navItem>> {
  href: string;
  /** For a role's page, the beginnings of the paths of pages below it. */
  below?: readonly string[];
  children: string;
}

/** A navigation link that marks the current page. */
export function NavLink({ href, place, below, children }: NavLinkProps) {
  const path = usePathname();

  function currentOf() {
    if (path === href) return "page";
    return below?.some((start) => path.startsWith(start)) ? "true" : undefined;
  }

  const Tag = below ? Link : "a";
  return (
    <Tag href={href} className={navItem({ place })} aria-current={currentOf()}>
      {children}
    </Tag>
  );
}
