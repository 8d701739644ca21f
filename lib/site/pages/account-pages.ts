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
  /** The page cache ignores all other query parameters. */
  query?: readonly string[];
  isInMenu?: boolean;
}

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

/** The header shows them before the public ones. */
export const workPages = (role: Role): AccountPage[] =>
  pages.filter(({ isInMenu, access }) => isInMenu && allows(access, role));
