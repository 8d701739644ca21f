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

/** The logo, the navigation and the account (specification, section 2, "Navigation bar and footer"). */
export function SiteHeader({
  shortName,
  name,
  userName,
}: {
  shortName: string;
  name: string;
  userName: string | null;
}) {
  return (
    <header className="masthead">
      <div className="wrap">
        <Link href="/" className="brand">
          <LeafMark />
          <span className="brand-name">{shortName}</span>
          <span className="brand-title">{name}</span>
        </Link>
        <Menu>
          <ul className="menu-list">
            {mainPages.map(({ path, title }) => (
              <li key={path}>
                <NavLink href={path}>{title}</NavLink>
              </li>
            ))}
            <Submenu title="Information">
              {informationPages.map(({ path, title }) => (
                <li key={path}>
                  <NavLink href={path}>{title}</NavLink>
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

function Account({ userName }: { userName: string | null }) {
  if (userName === null) {
    return (
      <div className="account">
        <NavLink href="/login">Login</NavLink>
      </div>
    );
  }
  return (
    <div className="account">
      <Link href="/account" className="account-welcome" title="Your account">
        Welcome, {userName}
      </Link>
      <LogoutButton />
    </div>
  );
}
