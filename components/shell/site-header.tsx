import { LogoutButton } from "@/components/shell/logout-button";
import { Menu } from "@/components/shell/menu";
import { NavLink } from "@/components/shell/nav-link";
import { Submenu } from "@/components/shell/submenu";
import { LeafMark } from "@/components/ui/leaf-mark";
import { Link } from "@/components/ui/link";
import { type PublicPage, publicPages } from "@/lib/pages/public-pages";

const pages: readonly PublicPage[] = publicPages;
const mainPages = pages.filter(({ menu }) => menu === undefined);
const informationPages = pages.filter(({ menu }) => menu === "Information");

interface SiteHeaderProps {
  shortName: string;
  name: string;
  /** Null for a visitor. */
  userName: string | null;
}

/** The logo, the navigation and the account (specification, section 2, "Navigation bar and footer"). */
export function SiteHeader({ shortName, name, userName }: SiteHeaderProps) {
  return (
    <header className="border-t-4 border-t-maple border-b border-b-rule px-gutter print:border-0 print:px-0">
      <div className="relative mx-auto flex max-w-page flex-wrap items-center justify-between">
        <Link
          href="/"
          className="flex min-h-16 min-w-0 items-center gap-[0.7rem] py-2.5 text-ink no-underline md:max-w-[55%]"
        >
          <LeafMark className="size-10 flex-none" />
          <span className="font-semibold font-serif text-xl/none tracking-[0.01em]">{shortName}</span>
          <span className="max-w-76 border-rule border-l pl-3 text-ink-soft text-xs/[1.3] max-md:hidden">{name}</span>
        </Link>
        <Menu>
          <ul className="border-rule md:flex md:flex-wrap md:gap-x-4 md:border-t lg:gap-x-5.5 xl:gap-x-7 md:*:relative">
            {mainPages.map(({ path, title }) => (
              <li key={path}>
                <NavLink href={path} place="bar">
                  {title}
                </NavLink>
              </li>
            ))}
            <Submenu title="Information">
              {informationPages.map(({ path, title }) => (
                <li key={path}>
                  <NavLink href={path} place="submenu">
                    {title}
                  </NavLink>
                </li>
              ))}
            </Submenu>
          </ul>
          <Account userName={userName} />
        </Menu>
      </div>
    </header>
  );
}

function Account({ userName }: Pick<SiteHeaderProps, "userName">) {
  return (
    <div className="flex min-w-0 items-center gap-3 border-rule max-md:min-h-14 max-md:justify-between max-md:border-t max-md:pt-3 md:absolute md:top-0 md:right-0 md:h-16 md:max-w-[45%]">
      {userName === null ? (
        <NavLink href="/login" place="account">
          Login
        </NavLink>
      ) : (
        <>
          <Link href="/account" className="min-w-0 truncate text-ink decoration-edge" title="Your account">
            Welcome, {userName}
          </Link>
          <LogoutButton />
        </>
      )}
    </div>
  );
}
