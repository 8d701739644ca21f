import { startOwnSite } from "@/e2e/support/own-site";

export type EditionSite = Awaited<ReturnType<typeof startEditionSite>>;

/** A site of one's own, and what an administrator does to its edition. */
export async function startEditionSite() {
  const site = await startOwnSite();
  const token = await site.tokenOf("admin");
  const contest = async () => (await site.call("GET /api/Contest")).body;
  const path = `/api/Contest/${(await contest()).id}`;
  return {
    ...site,
    /** The administrator's. */
    token,
    /** The edition as everybody may read it. */
    contest,
    settings: async () => (await site.call(`GET ${path}/settings`, { token })).body,
    /** Changes the edition or, such as "/texts", a part of it. */
    put: (part: string, body: unknown) => site.call(`PUT ${path}${part}`, { token, body }),
  };
}
