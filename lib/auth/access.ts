import { type Access, administrators, guides, guidesOnly, registrators, registratorsOnly } from "@/lib/auth/roles";

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

/** Endpoints, by method and path (api.md, "Who may call what"). Ownership is judged by the services. */
export const apiAccess = {
  "GET /api/Contest": "all",
  "GET /api/Contest/availableEnums": "all",
  "GET /api/Contest/statistics": administrators,
  "GET /api/Contest/editions": administrators,
  "GET /api/Contest/{id}/settings": administrators,
  "PUT /api/Contest/{id}": administrators,
  "PUT /api/Contest/{id}/texts": administrators,
  "PUT /api/Contest/{id}/companies": administrators,
  "PUT /api/Contest/{id}/committees": administrators,
  "PUT /api/Contest/{id}/schedule": administrators,
  "POST /api/Contest/preview/text": administrators,
  "POST /api/Contest/next": administrators,
  "GET /api/Contest/exceptions": administrators,
  "PUT /api/Contest/exceptions/{countryId}": administrators,
  "DELETE /api/Contest/exceptions/{countryId}": administrators,
  "POST /api/Identity/Login": "all",
  "POST /api/Identity/Register": administrators,
  "GET /api/Identity/GetAll": administrators,
  "GET /api/Identity/GetAll/role/{role}": administrators,
  "PUT /api/Identity/password": "signedIn",
  "POST /api/Identity/{id}/password": administrators,
  "PUT /api/Identity/{id}/disabled": administrators,
  "POST /api/Team": registrators,
  "GET /api/Team": "all",
  "GET /api/Team/noGuides": administrators,
  "GET /api/Team/guide/{guideId}": guides,
  "GET /api/Team/country/{countryId}": registrators,
  "PUT /api/Team/arrival": registrators,
  "PUT /api/Team/basic": registrators,
  "POST /api/Person": registrators,
  "PUT /api/Person/{id}": registrators,
  "DELETE /api/Person/{id}": registrators,
  "GET /api/Person/leaders/country/{countryId}": registrators,
  "GET /api/Person/role/COMMITTEE": administrators,
  "GET /api/Person/role/{role}/{countryId}": registrators,
  "POST /api/Guide": administrators,
  "GET /api/Guide/all": administrators,
  "GET /api/Guide/byUserId/{userId}": guides,
  "POST /api/Guide/{guideId}/teams": administrators,
  "DELETE /api/Guide/{guideId}/{teamId}": administrators,
  "GET /api/Leader": administrators,
  "POST /api/Leader/addreplace": registrators,
  "PUT /api/Leader": registrators,
  "DELETE /api/Leader/team/{teamId}/leader/{leaderId}": registrators,
  "GET /api/Country": "all",
  "POST /api/Contestant/toTeam": registrators,
  "PUT /api/Contestant": registrators,
  "DELETE /api/Contestant/{id}": registrators,
  "GET /api/Contestant/export/info/csv": administrators,
  "POST /api/Contestant/import/creds/csv/{year}": administrators,
  "GET /api/Audit": administrators,
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
