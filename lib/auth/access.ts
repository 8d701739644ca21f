import type { UserRole } from "@/lib/generated/prisma/enums";

export type Role = UserRole;

/** Who may pass: everybody, everybody who is signed in, or these roles. */
export type Access = "all" | "signedIn" | readonly Role[];

const administrator = ["Administrator"] as const;
const registrator = ["TeamRegistrator"] as const;
const registrators = ["Administrator", "TeamRegistrator"] as const;
const guide = ["Guide"] as const;

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
  "/login": "all",
  "/logout": "all",
  "/pictures/{file}": "all",
  "/forbidden": "all",
  "/addTeam": registrator,
  "/listTeams": registrator,
  "/guideHome": guide,
  "/controlPanel": administrator,
} as const satisfies Record<string, Access>;

/** Endpoints, by method and path (api.md, "Who may call what"). Ownership is judged by the services. */
export const apiAccess = {
  "GET /api/Contest": "all",
  "GET /api/Contest/availableEnums": "all",
  "POST /api/Identity/Login": "all",
  "GET /api/Country": "all",
  "GET /api/Person/leaders/country/{countryId}": registrators,
  "POST /api/Team": registrators,
  "GET /api/Team": "all",
  "GET /api/Team/country/{countryId}": registrators,
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

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split("/");
  const given = path.split("/");
  return wanted.length === given.length && wanted.every((part, i) => (part.startsWith("{") ? given[i] !== "" : part === given[i]));
}

const literalFirst = (a: string, b: string) => Number(a.includes("{")) - Number(b.includes("{"));
const pagePatterns = (Object.keys(pageAccess) as PageKey[]).sort(literalFirst);
const apiPatterns = (Object.keys(apiAccess) as ApiKey[]).sort(literalFirst);

/** The rule for a page's path, or null for a path that the table does not know. */
export function accessToPage(path: string): Access | null {
  const key = pagePatterns.find((pattern) => matches(pattern, path));
  return key ? pageAccess[key] : null;
}

/** The rule for an API call, or the methods that the path has instead (none: there is no such path). HEAD counts as GET. */
export function accessToApi(method: string, path: string): { access: Access } | { allowedMethods: string[] } {
  const asked = method === "HEAD" ? "GET" : method;
  const found = apiPatterns.filter((key) => matches(key.slice(key.indexOf(" ") + 1), path));
  const key = found.find((candidate) => candidate.startsWith(`${asked} `));
  return key ? { access: apiAccess[key] } : { allowedMethods: found.map((candidate) => candidate.slice(0, candidate.indexOf(" "))) };
}
