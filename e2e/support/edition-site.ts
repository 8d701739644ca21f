import { startIsolatedSite } from "@/e2e/support/isolated-site";

export type EditionSite = Awaited<ReturnType<typeof startEditionSite>>;

/** Starts an isolated site with an administrator's requests to its edition. */
export async function startEditionSite(env?: Record<string, string>) {
  const site = await startIsolatedSite(env);
  const token = await site.tokenOf("admin");
  const contest = async () => (await site.call("GET /api/Contest")).body;
  const path = `/api/Contest/${(await contest()).id}`;
  return {
    ...site,
    /** The administrator's token. */
    token,
    /** The public view of the edition. */
    contest,
    settings: async () => (await site.call(`GET ${path}/settings`, { token })).body,
    /** Changes the edition, or a part of it such as "/texts". */
    put: (part: string, body: unknown) => site.call(`PUT ${path}${part}`, { token, body }),
  };
}
