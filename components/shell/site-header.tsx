import { cx } from "class-variance-authority";
import { LogoutButton } from "@/components/shell/logout-button";
import { Menu } from "@/components/shell/menu";
import { NavLink } from "@/components/shell/nav-link";
import { Submenu } from "@/components/shell/submenu";
import { LeafMark } from "@/components/ui/leaf-mark";
import { Link } from "@/components/ui/link";
import type { ResultsState } from "@/lib/generated/prisma/enums";
import { menuPages } from "@/lib/site/pages/public-pages";

const bar = "md:flex md:flex-wrap md:gap-x-4 lg:gap-x-5.5 xl:gap-x-7 md:*:relative";

interface MenuPage {
  path: string;
  title: string;
}

interface SiteHeaderProps {
  shortName: string;
  name: string;
  resultsState: ResultsState;
  /** The signed-in user, with the pages of their role; null for a visitor. */
  user: { name: string; pages: readonly MenuPage[] } | null;
}

/** The logo, the navigation and the account (specification, section 2, "Navigation bar and footer"). */
export function SiteHeader({ shortName, name, resultsState, user }: SiteHeaderProps) {
  const pages = menuPages(resultsState);
  return (
    <header className="border-t-4 border-t-maple border-b border-b-rule px-gutter print:border-0 print:px-0">
      <div className="relative mx-auto flex max-w-page flex-wrap items-center justify-between">
        <Link
          href="/"
          className="flex min-h-16 min-w-0 items-center gap-[0.7rem] py-2.5 text-ink no-underline md:max-w-[55%]"
        >
          <LeafMark className="size-10 flex-none" />
          <span className="font-semibold font-serif text-xl/none tracking-[0.01em]">{shortName}</span>
          <span className="max-w-76 border-rule border-l pl-3 text-ink-soft text-xs/[1.3] not-print:max-md:hidden print:max-w-none print:text-inherit">
            {name}
          </span>
        </Link>
        <Menu>
          <div className="border-rule md:flex md:flex-wrap md:gap-x-8 md:border-t lg:gap-x-10">
            {user && (
              <ul className={cx(bar, "font-semibold")}>
                <NavItems pages={user.pages} place="bar" />
              </ul>
            )}
            <ul className={bar}>
              <NavItems pages={pages.filter(({ menu }) => menu === undefined)} place="bar" />
              <Submenu title="Information">
                <NavItems pages={pages.filter(({ menu }) => menu === "Information")} place="submenu" />
              </Submenu>
            </ul>
          </div>
          <Account user={user} />
        </Menu>
      </div>
    </header>
  );
}

function NavItems({ pages, place }: { pages: readonly MenuPage[]; place: "bar" | "submenu" }) {
  return pages.map(({ path, title }) => (
    <li key={path}>
      <NavLink href={path} place={place}>
        {title}
      </NavLink>
    </li>
  ));
}

function Account({ user }: Pick<SiteHeaderProps, "user">) {
  return (
    <div className="flex min-w-0 items-center gap-3 border-rule max-md:min-h-14 max-md:justify-between max-md:border-t max-md:pt-3 md:absolute md:top-0 md:right-0 md:h-16 md:max-w-[45%]">
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
  );
}
