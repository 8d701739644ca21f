import { LogoutButton } from "@/components/shell/logout-button";
import { Menu } from "@/components/shell/menu";
import { NavLink } from "@/components/shell/nav-link";
import { Submenu } from "@/components/shell/submenu";
import { LeafMark } from "@/components/ui/leaf-mark";
import { PageLink } from "@/components/ui/page-link";

const links = [
  ["/", "Home"],
  ["/organizers", "Organizers"],
  ["/patrons", "Patrons"],
  ["/sponsors", "Sponsors"],
  ["/teams", "Teams"],
  ["/commitees", "Committees"],
  ["/schedule", "Schedule"],
] as const;

const information = [
  ["/information/rules", "Rules"],
  ["/information/environment", "Environment"],
] as const;

/** Mark, navigation, and either Login or who is signed in (specification, section 2, "Navigation bar and footer"). */
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
        <PageLink href="/" className="brand">
          <LeafMark />
          <span className="brand-name">{shortName}</span>
          <span className="brand-title">{name}</span>
        </PageLink>
        <Menu>
          <ul className="menu-list">
            {links.map(([href, title]) => (
              <li key={href}>
                <NavLink href={href}>{title}</NavLink>
              </li>
            ))}
            <Submenu title="Information">
              {information.map(([href, title]) => (
                <li key={href}>
                  <NavLink href={href}>{title}</NavLink>
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
      <PageLink href="/account" className="account-welcome" title="Your account">
        Welcome, {userName}
      </PageLink>
      <LogoutButton />
    </div>
  );
}
