import {
  type Access,
  administrators,
  allows,
  guidesOnly,
  type Role,
  registrators,
  registratorsOnly,
} from "@/lib/platform/auth/roles";

export interface AccountPage {
  path: `/${string}`;
  title: string;
  access: Access;
  /** Query parameters that a page for everybody reads; the page cache ignores all others. */
  query?: readonly string[];
  /** Whether the header links to it for those who have access. */
  isInMenu?: boolean;
}

/** The pages around signing in, of badges, those of registrators and guides, and the control panel's overview. */
export const accountPages = [
  { path: "/login", title: "Log in", access: "all", query: ["next"] },
  { path: "/logout", title: "Log out", access: "all" },
  { path: "/forbidden", title: "No access", access: "all" },
  { path: "/badge/{personId}", title: "Badge", access: "all" },
  { path: "/account", title: "Your account", access: "signedIn" },
  { path: "/listTeams", title: "Your teams", access: registratorsOnly, isInMenu: true },
  { path: "/addTeam", title: "Add team", access: registratorsOnly },
  { path: "/editTeam", title: "Edit team", access: registrators },
  { path: "/addGuest", title: "Add guest", access: registratorsOnly },
  { path: "/listGuests", title: "Guests", access: registratorsOnly, isInMenu: true },
  { path: "/guideHome", title: "My teams", access: guidesOnly, isInMenu: true },
  { path: "/controlPanel", title: "Control Panel", access: administrators, isInMenu: true },
] as const satisfies readonly AccountPage[];

export type AccountPath = (typeof accountPages)[number]["path"];

const pages: readonly AccountPage[] = accountPages;

/** The pages of a role's own work, which the header shows before the public ones. */
export const workPages = (role: Role): AccountPage[] =>
  pages.filter(({ isInMenu, access }) => isInMenu && allows(access, role));
