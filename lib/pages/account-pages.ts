import { type Access, administrators, guidesOnly, registrators, registratorsOnly } from "@/lib/auth/roles";

export interface AccountPage {
  path: `/${string}`;
  title: string;
  access: Access;
  /** Query parameters that a page for everybody reads; the page cache ignores all others. */
  query?: readonly string[];
}

/** The pages around signing in, and those of registrators and guides. */
export const accountPages = [
  { path: "/login", title: "Log in", access: "all", query: ["next"] },
  { path: "/logout", title: "Log out", access: "all" },
  { path: "/forbidden", title: "Not for this account", access: "all" },
  { path: "/account", title: "Your account", access: "signedIn" },
  { path: "/addTeam", title: "Add team", access: registratorsOnly },
  { path: "/listTeams", title: "Your teams", access: registratorsOnly },
  { path: "/editTeam", title: "Edit team", access: registrators },
  { path: "/addGuest", title: "Add guest", access: registratorsOnly },
  { path: "/listGuests", title: "Guests", access: registratorsOnly },
  { path: "/guideHome", title: "My teams", access: guidesOnly },
  { path: "/controlPanel", title: "Control Panel", access: administrators },
] as const satisfies readonly AccountPage[];

export type AccountPath = (typeof accountPages)[number]["path"];
