import type { RegistrationState } from "@/lib/edition/rules";
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
  /** When the navigation links to it, before the public pages, for those who have access. */
  menu?: "always" | "whileRegistrationIsOpen";
}

/** The pages around signing in, of badges, those of registrators and guides, and those below pages of the control panel. */
export const accountPages = [
  { path: "/login", title: "Log in", access: "all", query: ["next"] },
  { path: "/logout", title: "Log out", access: "all" },
  { path: "/forbidden", title: "No access", access: "all" },
  { path: "/badge/{personId}", title: "Badge", access: "all" },
  { path: "/account", title: "Your account", access: "signedIn" },
  { path: "/listTeams", title: "Your teams", access: registratorsOnly, menu: "always" },
  { path: "/addTeam", title: "Add team", access: registratorsOnly, menu: "whileRegistrationIsOpen" },
  { path: "/editTeam", title: "Edit team", access: registrators },
  { path: "/addGuest", title: "Add guest", access: registratorsOnly },
  { path: "/listGuests", title: "Guests", access: registratorsOnly, menu: "always" },
  { path: "/guideHome", title: "My teams", access: guidesOnly, menu: "always" },
  { path: "/controlPanel", title: "Control Panel", access: administrators, menu: "always" },
  { path: "/controlPanel/users/import", title: "Add users from a CSV file", access: administrators },
  { path: "/controlPanel/users/print", title: "Sign-in sheets", access: administrators },
  { path: "/controlPanel/print/badges", title: "Badges", access: administrators },
  { path: "/controlPanel/print/labels", title: "Desk labels", access: administrators },
  { path: "/controlPanel/print/slips", title: "Credential slips", access: administrators },
  { path: "/controlPanel/print/certificates", title: "Certificates", access: administrators },
  { path: "/controlPanel/print/diplomas", title: "Diplomas", access: administrators },
  { path: "/controlPanel/transfers/print", title: "Lists for drivers and places", access: administrators },
] as const satisfies readonly AccountPage[];

export type AccountPath = (typeof accountPages)[number]["path"];

const pages: readonly AccountPage[] = accountPages;

/** The pages that the navigation shows a role before the public ones. */
export const workPages = (role: Role, state: RegistrationState): AccountPage[] =>
  pages.filter(({ menu, access }) => menu && allows(access, role) && (menu === "always" || state === "open"));
