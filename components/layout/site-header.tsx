import { cx } from "class-variance-authority";
import { LogoutButton } from "@/components/layout/logout-button";
import { Menu } from "@/components/layout/menu";
import { NavLink } from "@/components/layout/nav-link";
import { PublicLinks } from "@/components/layout/public-links";
import { LeafMark } from "@/components/ui/leaf-mark";
import { Link } from "@/components/ui/link";
import type { ResultsState } from "@/lib/generated/prisma/enums";
import type { WorkPage } from "@/lib/site/pages/account-pages";
import { menuPages } from "@/lib/site/pages/public-pages";

const bar = "md:flex md:flex-wrap md:gap-x-4 lg:gap-x-5.5 xl:gap-x-7";

interface SiteHeaderProps {
  edition: { shortName: string; name: string; resultsState: ResultsState };
  pastEditions: readonly { year: number; resultsState: ResultsState }[];
  /** The signed-in user, with the pages of their role; null for a visitor. */
  user: { name: string; pages: readonly Pick<WorkPage, "path" | "title" | "below">[] } | null;
}

/**
 * The logo, the role's own pages and the account, and below them the public pages, which are the same for everybody
 * (specification, section 2, "Navigation bar and footer").
 */
export function SiteHeader({ edition, pastEditions, user }: SiteHeaderProps) {
  const basesWithResults = [
    ...(edition.resultsState === "HIDDEN" ? [] : [""]),
    ...pastEditions.filter(({ resultsState }) => resultsState !== "HIDDEN").map(({ year }) => `/${year}`),
  ];
  return (
    <header className="border-t-4 border-t-maple border-b border-b-rule px-gutter print:border-0 print:px-0">
      <div className="relative mx-auto flex max-w-page flex-wrap items-center justify-between">
        <a href="/" className="flex min-h-16 min-w-0 items-center gap-3 py-2.5 text-ink no-underline">
          <LeafMark className="size-10 flex-none" />
          <span className="font-semibold font-serif text-xl/none">{edition.shortName}</span>
          <span
            className={cx(
              "max-w-76 border-rule border-l pl-3 text-ink-soft text-xs/4 print:max-w-none print:text-inherit",
              user ? "not-print:hidden" : "not-print:max-md:hidden",
            )}
          >
            {edition.name}
          </span>
        </a>
        <Menu>
          {user && (
            <ul className={cx(bar, "font-semibold md:order-1 md:mr-auto md:ml-8 md:self-stretch lg:ml-12")}>
              {user.pages.map(({ path, title, below }) => (
                <li key={path} className="md:*:h-full">
                  <NavLink href={path} place="bar" below={below}>
                    {title}
                  </NavLink>
                </li>
              ))}
            </ul>
          )}
          <ul className={cx(bar, "border-rule md:order-3 md:basis-full md:border-t")}>
            <PublicLinks
              pages={menuPages(basesWithResults.length > 0 ? "FINAL" : "HIDDEN").map(({ path, title, menu }) => ({
                path,
                title,
                menu,
              }))}
              pastYears={pastEditions.map(({ year }) => year)}
              basesWithResults={basesWithResults}
            />
          </ul>
          <div className="flex min-w-0 items-center gap-3 border-rule max-md:min-h-14 max-md:justify-between max-md:border-t max-md:pt-3 md:order-2 md:min-h-16 md:max-w-[45%]">
            {user === null ? (
              <NavLink href="/login" place="account">
                Login
              </NavLink>
            ) : (
              <>
                <Link href="/account" className="min-w-0 truncate text-ink decoration-edge" title="Your account">
                  Welcome, {user.name}
                </Link>
                <LogoutButton />
              </>
            )}
          </div>
        </Menu>
      </div>
    </header>
  );
}
