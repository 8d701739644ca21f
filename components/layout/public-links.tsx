"use client";

import { usePathname } from "next/navigation";
import { NavLink } from "@/components/layout/nav-link";
import { Submenu } from "@/components/layout/submenu";
import { editionPath } from "@/lib/edition/edition-path";

export interface MenuPage {
  path: string;
  title: string;
  /** The title of the submenu; a page without one is in the bar. */
  menu?: string | null;
}

interface PublicLinksProps {
  pages: readonly MenuPage[];
  pastYears: readonly number[];
  /** The editions whose results are public, each as the base of its paths: "" or, for a past one, "/2024". */
  basesWithResults: readonly string[];
}

/** Links to the public pages of the edition that the page shows: of the current one unless it is a past one. */
export function PublicLinks({ pages, pastYears, basesWithResults }: PublicLinksProps) {
  const [, firstSegment] = usePathname().split("/");
  const base = pastYears.some((year) => String(year) === firstSegment) ? `/${firstSegment}` : "";
  const shownPages = pages.filter(({ path }) => path !== "/results" || basesWithResults.includes(base));
  const links = (menu?: string) =>
    shownPages
      .filter((page) => page.menu === menu)
      .map(({ path, title }) => (
        <li key={path}>
          <NavLink href={editionPath(base, path)} place={menu ? "submenu" : "bar"}>
            {title}
          </NavLink>
        </li>
      ));
  return (
    <>
      {links()}
      <Submenu title="Information">{links("Information")}</Submenu>
    </>
  );
}
