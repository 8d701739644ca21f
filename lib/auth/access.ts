import type { UserRole } from "@/lib/generated/prisma/enums";

export type Role = UserRole;

/** Who may pass: everybody, everybody who is signed in, or these roles. */
export type Access = "all" | "signedIn" | readonly Role[];

const administrator = ["Administrator"] as const;
const registrator = ["TeamRegistrator"] as const;
const registrators = ["Administrator", "TeamRegistrator"] as const;
const guide = ["Guide"] as const;
const guides = ["Administrator", "Guide"] as const;

/** Pages and files, by path. What is not here does not exist (specification, sections 2 and 6). */
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
  "/addTeam": registrator,
  "/listTeams": registrator,
  "/editTeam": registrators,
  "/addGuest": registrator,
  "/listGuests": registrator,
  "/guideHome": guide,
  "/controlPanel": administrator,
  "/controlPanel/users": administrator,
  "/controlPanel/guides": administrator,
  "/controlPanel/leaders": administrator,
  "/controlPanel/statistics": administrator,
  "/controlPanel/people": administrator,
  "/controlPanel/exportImport": administrator,
  "/controlPanel/edition": administrator,
  "/controlPanel/exceptions": administrator,
  "/controlPanel/activity": administrator,
} as const satisfies Record<string, Access>;

/** Endpoints, by method and path (api.md, "Who may call what"). Ownership is judged by the services. */
export const apiAccess = {
  "GET /api/Contest": "all",
  "GET /api/Contest/availableEnums": "all",
  "GET /api/Contest/statistics": administrator,
  "GET /api/Contest/editions": administrator,
  "GET /api/Contest/{id}/settings": administrator,
  "PUT /api/Contest/{id}": administrator,
  "PUT /api/Contest/{id}/texts": administrator,
  "PUT /api/Contest/{id}/companies": administrator,
  "PUT /api/Contest/{id}/committees": administrator,
  "PUT /api/Contest/{id}/schedule": administrator,
  "POST /api/Contest/preview/text": administrator,
  "POST /api/Contest/next": administrator,
  "GET /api/Contest/exceptions": administrator,
  "PUT /api/Contest/exceptions/{countryId}": administrator,
  "DELETE /api/Contest/exceptions/{countryId}": administrator,
  "POST /api/Identity/Login": "all",
  "POST /api/Identity/Register": administrator,
  "GET /api/Identity/GetAll": administrator,
  "GET /api/Identity/GetAll/role/{role}": administrator,
  "PUT /api/Identity/password": "signedIn",
  "POST /api/Identity/{id}/password": administrator,
  "PUT /api/Identity/{id}/disabled": administrator,
  "POST /api/Team": registrators,
  "GET /api/Team": "all",
  "GET /api/Team/noGuides": administrator,
  "GET /api/Team/guide/{guideId}": guides,
  "GET /api/Team/country/{countryId}": registrators,
  "PUT /api/Team/arrival": registrators,
  "PUT /api/Team/basic": registrators,
  "POST /api/Person": registrators,
  "PUT /api/Person/{id}": registrators,
  "DELETE /api/Person/{id}": registrators,
  "GET /api/Person/leaders/country/{countryId}": registrators,
  "GET /api/Person/role/COMMITTEE": administrator,
  "GET /api/Person/role/{role}/{countryId}": registrators,
  "POST /api/Guide": administrator,
  "GET /api/Guide/all": administrator,
  "GET /api/Guide/byUserId/{userId}": guides,
  "POST /api/Guide/{guideId}/teams": administrator,
  "DELETE /api/Guide/{guideId}/{teamId}": administrator,
  "GET /api/Leader": administrator,
  "POST /api/Leader/addreplace": registrators,
  "PUT /api/Leader": registrators,
  "DELETE /api/Leader/team/{teamId}/leader/{leaderId}": registrators,
  "GET /api/Country": "all",
  "POST /api/Contestant/toTeam": registrators,
  "PUT /api/Contestant": registrators,
  "DELETE /api/Contestant/{id}": registrators,
  "GET /api/Contestant/export/info/csv": administrator,
  "POST /api/Contestant/import/creds/csv/{year}": administrator,
  "GET /api/Audit": administrator,
  // The documentation of the endpoints above, and the page to read and try them on.
  "GET /api/openapi.json": "all",
  "GET /api/docs": "all",
  "GET /api/docs/{file}": "all",
  // next-auth's own endpoints; it checks its own tokens.
  "GET /api/auth/csrf": "all",
  "GET /api/auth/providers": "all",
  "POST /api/auth/callback/credentials": "all",
  "POST /api/auth/signout": "all",
} as const satisfies Record<string, Access>;

export type PageKey = keyof typeof pageAccess;
export type ApiKey = keyof typeof apiAccess;

/** Whether somebody with this role (null: nobody signed in) passes. */
export function allows(access: Access, role: Role | null): boolean {
  if (access === "all") return true;
  if (role === null) return false;
  return access === "signedIn" || access.includes(role);
}

function matches(pattern: string, path: string, parameters: Record<string, RegExp> = {}): boolean {
  const wanted = pattern.split("/");
  const given = path.split("/");
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => {
      const value = given[i] ?? "";
      return part.startsWith("{") ? (parameters[part] ?? /./).test(value) : part === value;
    })
  );
}

/** What stands in for a page's parameter; an endpoint judges its own, so that it can say what is wrong. */
const pageParameters = { "{year}": /^\d{4}$/ };

const literalFirst = (a: string, b: string) => Number(a.includes("{")) - Number(b.includes("{"));
const pagePatterns = (Object.keys(pageAccess) as PageKey[]).sort(literalFirst);
const apiPatterns = (Object.keys(apiAccess) as ApiKey[]).sort(literalFirst);

/** The page that a path belongs to, or null for a path that the table does not know. */
export function pageKeyOf(path: string): PageKey | null {
  return pagePatterns.find((pattern) => matches(pattern, path, pageParameters)) ?? null;
}

/** The rule for a page's path, or null for a path that the table does not know. */
export function accessToPage(path: string): Access | null {
  const key = pageKeyOf(path);
  return key && pageAccess[key];
}

/** The rule for an API call, or the methods that the path has instead (none: there is no such path). HEAD counts as GET. */
export function accessToApi(
  method: string,
  path: string,
): { key: ApiKey; access: Access } | { allowedMethods: string[] } {
  const asked = method === "HEAD" ? "GET" : method;
  const found = apiPatterns.filter((key) => matches(key.slice(key.indexOf(" ") + 1), path));
  const key = found.find((candidate) => candidate.startsWith(`${asked} `));
  return key
    ? { key, access: apiAccess[key] }
    : { allowedMethods: found.map((candidate) => candidate.slice(0, candidate.indexOf(" "))).sort() };
}
