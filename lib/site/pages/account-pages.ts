import type { UserRole } from "@/lib/generated/prisma/enums";
import { type Access, administrators, allows, registrators } from "@/lib/platform/auth/roles";

export interface AccountPage {
  path: `/${string}`;
  title: string;
  access: Access;
  /** The page cache ignores all other query parameters. */
  query?: readonly string[];
  /** Set for a page of the menu: the beginnings of the paths below it. */
  below?: readonly string[];
}

export type WorkPage = AccountPage & { below: readonly string[] };

const pages = [
  { path: "/login", title: "Log in", access: "all", query: ["next"] },
  { path: "/forgotPassword", title: "Forgotten password", access: "all" },
  { path: "/password", title: "Choose a password", access: "all" },
  { path: "/logout", title: "Log out", access: "all" },
  { path: "/forbidden", title: "No access", access: "all" },
  { path: "/badge/{personId}", title: "Badge", access: "all" },
  { path: "/letter/{code}", title: "Invitation letter", access: "all" },
  { path: "/account", title: "Your account", access: "signedIn" },
  { path: "/listTeams", title: "List and Edit Teams", access: ["TeamRegistrator"], below: ["/addTeam", "/editTeam"] },
  { path: "/addTeam", title: "Add team", access: registrators },
  { path: "/editTeam", title: "Edit team", access: registrators },
  { path: "/addGuest", title: "Add guest", access: ["TeamRegistrator"] },
  { path: "/listGuests", title: "Guests", access: ["TeamRegistrator"], below: ["/addGuest"] },
  { path: "/letters", title: "Invitation letters", access: ["TeamRegistrator"] },
  { path: "/guideHome", title: "My teams", access: ["Guide"], below: [] },
  {
    path: "/controlPanel",
    title: "Control Panel",
    access: administrators,
    below: ["/controlPanel/", "/addTeam", "/editTeam"],
  },
] as const satisfies readonly AccountPage[];

export type AccountPath = (typeof pages)[number]["path"];

export const accountPages: readonly AccountPage[] = pages;

/** The pages of a role's menu; the header shows them before the public ones. */
export const workPages = (role: UserRole): WorkPage[] =>
  accountPages.filter((page): page is WorkPage => page.below !== undefined && allows(page.access, role));
