import type { UserRole } from "@/lib/generated/prisma/enums";
import { type Access, allows } from "@/lib/platform/auth/roles";
import { pageAccess } from "@/lib/site/pages/access";
import { accountPages } from "@/lib/site/pages/account-pages";
import { controlPanelPages } from "@/lib/site/pages/control-panel-pages";
import { publicPages, visitorPaths } from "@/lib/site/pages/public-pages";

/** A page of the demo as a role sees it; a visitor's role is null. */
export interface DemoPage {
  path: string;
  role: UserRole | null;
  title: string;
}

/** Published results exist only in the edition of 2024 (`past` of DemoSize). */
export const demoVisitorPaths: readonly string[] = [...visitorPaths, "/2024/results"];

const accounts = {
  Administrator: "admin@demo.test",
  TeamRegistrator: "registrator.bg@demo.test",
  Guide: "guide.1@demo.test",
} as const satisfies Record<UserRole, string>;

/** The token of a user of each role. */
export async function demoSessions(baseUrl: string): Promise<Record<UserRole, string>> {
  const tokens = Object.entries(accounts).map(async ([role, email]) => {
    const response = await fetch(`${baseUrl}/api/Identity/Login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password: "autumn-demo" }),
    });
    if (!response.ok) throw new Error(`${email} could not sign in: ${await response.text()}`);
    return [role, ((await response.json()) as { token: string }).token] as const;
  });
  return Object.fromEntries(await Promise.all(tokens)) as Record<UserRole, string>;
}

const roles = Object.keys(accounts) as UserRole[];

const titles = new Map<string, string>(
  [...publicPages, ...accountPages, ...controlPanelPages].map(({ path, title }) => [path, title]),
);

/** The roles to which a page for everybody shows something else than to visitors. */
const differsFor: Record<string, UserRole[]> = { "/": roles, "/badge/{personId}": ["Guide"] };

function openedBy(path: string, access: Access): (UserRole | null)[] {
  if (access === "all") return [null, ...(differsFor[path] ?? [])];
  return roles.filter((role) => allows(access, role));
}

export interface DemoIds {
  teamId: string;
  personId: string;
  letterCode: string;
}

/** A team of Bulgaria, its leader, and the code of a letter, for the paths of pages. */
export async function demoIds(query: <T extends object>(sql: string) => Promise<T[]>): Promise<DemoIds> {
  const [ids] = await query<DemoIds>(
    `SELECT "Team"."id" AS "teamId", "Leader"."personId", "Letter"."code" AS "letterCode" FROM "Team"
     JOIN "Leader" ON "Leader"."id" = "Team"."leaderId" JOIN "Country" ON "Country"."id" = "Team"."countryId"
     CROSS JOIN (SELECT "code" FROM "Letter" ORDER BY "number" LIMIT 1) AS "Letter"
     WHERE "Country"."alpha2" = 'BG' ORDER BY "Team"."name" LIMIT 1`,
  );
  if (!ids) throw new Error("The demo has no team of Bulgaria.");
  return ids;
}

/** All pages but those of past editions, once for each role that may open them, and one that does not exist. */
export function demoPages({ teamId, personId, letterCode }: DemoIds): DemoPage[] {
  const pages = Object.entries(pageAccess).flatMap(([path, access]) => {
    const title = titles.get(path);
    // Files and the pages of past editions have no title here; the demo's results are not published.
    if (title === undefined || path === "/results") return [];
    const address = path
      .replace("{personId}", personId)
      .replace("{code}", letterCode)
      .replace("/editTeam", `/editTeam?team=${teamId}`)
      .replace(/(?<=\/print\/.+)$/, "?country=Bulgaria");
    return openedBy(path, access).map((role) => ({ path: address, role, title }));
  });
  return [...pages, { path: "/no/such/page", role: null, title: "Page not found" }];
}
