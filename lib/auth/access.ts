import { type Access, administrators, guidesOnly, registrators, registratorsOnly } from "@/lib/auth/roles";
import { matchesPath } from "@/lib/paths";

/** Who may open each page or file, by path; any other path does not exist (specification, sections 2 and 6). */
export const pageAccess = {
  "/": "all",
  "/organizers": "all",
  "/patrons": "all",
  "/sponsors": "all",
  "/commitees": "all",
  "/teams": "all",
  "/schedule": "all",
  "/information/rules": "all",
  "/information/environment": "all",
  // Past editions: the same pages under their year.
  "/{year}": "all",
  "/{year}/organizers": "all",
  "/{year}/patrons": "all",
  "/{year}/sponsors": "all",
  "/{year}/commitees": "all",
  "/{year}/teams": "all",
  "/{year}/schedule": "all",
  "/{year}/information/rules": "all",
  "/{year}/information/environment": "all",
  "/schedule.ics": "all",
  "/{year}/schedule.ics": "all",
  "/login": "all",
  "/account": "signedIn",
  "/logout": "all",
  "/pictures/{file}": "all",
  "/cards/{file}": "all",
  "/robots.txt": "all",
  "/sitemap.xml": "all",
  "/manifest.webmanifest": "all",
  "/forbidden": "all",
  "/addTeam": registratorsOnly,
  "/listTeams": registratorsOnly,
  "/editTeam": registrators,
  "/addGuest": registratorsOnly,
  "/listGuests": registratorsOnly,
  "/guideHome": guidesOnly,
  "/controlPanel": administrators,
  "/controlPanel/users": administrators,
  "/controlPanel/guides": administrators,
  "/controlPanel/leaders": administrators,
  "/controlPanel/statistics": administrators,
  "/controlPanel/people": administrators,
  "/controlPanel/exportImport": administrators,
  "/controlPanel/edition": administrators,
  "/controlPanel/exceptions": administrators,
  "/controlPanel/activity": administrators,
} as const satisfies Record<string, Access>;

export type PageKey = keyof typeof pageAccess;

const pageParameters = { "{year}": /^\d{4}$/ };

const literalFirst = (a: string, b: string) => Number(a.includes("{")) - Number(b.includes("{"));
const pagePatterns = (Object.keys(pageAccess) as PageKey[]).sort(literalFirst);

/** The page of a path, or null for an unknown path. */
export function pageKeyOf(path: string): PageKey | null {
  return pagePatterns.find((pattern) => matchesPath(pattern, path, pageParameters)) ?? null;
}

/** Who may open the page of a path, or null for an unknown path. */
export function accessToPage(path: string): Access | null {
  const key = pageKeyOf(path);
  return key && pageAccess[key];
}
