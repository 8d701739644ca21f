import { pageAccess } from "@/lib/auth/access";
import type { Access, Role } from "@/lib/auth/roles";
import { visitorPaths } from "@/lib/pages/public-pages";

/** A page of a site with demo content, and the role that opens it (null: none). */
export interface DemoPage {
  path: string;
  role: Role | null;
}

/** Public pages of the demo: of the current edition, and what only the one before has (`past` of DemoSize). */
export const demoVisitorPaths: readonly string[] = [...visitorPaths, "/2024/results"];

/** A demo account for each role. */
const accounts = {
  Administrator: "admin@demo.test",
  TeamRegistrator: "registrator.bg@demo.test",
  Guide: "guide.1@demo.test",
} as const satisfies Record<Role, string>;

/** Session tokens of a demo account for each role. */
export async function demoSessions(baseUrl: string): Promise<Record<Role, string>> {
  const tokens = Object.entries(accounts).map(async ([role, email]) => {
    const response = await fetch(`${baseUrl}/api/Identity/Login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password: "autumn-demo" }),
    });
    if (!response.ok) throw new Error(`${email} could not sign in: ${await response.text()}`);
    return [role, ((await response.json()) as { token: string }).token] as const;
  });
  return Object.fromEntries(await Promise.all(tokens)) as Record<Role, string>;
}

function roleFor(access: Access): Role | null {
  if (access === "all") return null;
  return access === "signedIn"
    ? "TeamRegistrator"
    : (access.find((role) => role !== "Administrator") ?? "Administrator");
}

/** Every page of the access table, a page that does not exist, and the page that edits the team `teamId`. */
export function demoPages(teamId: string): DemoPage[] {
  const signedIn = Object.entries(pageAccess).filter(([path, access]) => access !== "all" && path !== "/editTeam");
  return [
    ...demoVisitorPaths.map((path) => ({ path, role: null })),
    { path: "/no/such/page", role: null },
    ...signedIn.map(([path, access]) => ({ path, role: roleFor(access) })),
    { path: `/editTeam?team=${teamId}`, role: "TeamRegistrator" },
  ];
}

/** The id of a team of the registrator's country. */
export async function demoTeam(baseUrl: string, sessions: Record<Role, string>): Promise<string> {
  const page = await fetch(`${baseUrl}/listTeams`, { headers: { Cookie: `session=${sessions.TeamRegistrator}` } });
  const [, id] = /\/editTeam\?team=([0-9a-f-]{36})/.exec(await page.text()) ?? [];
  if (!id) throw new Error("The list of teams links to no team.");
  return id;
}
