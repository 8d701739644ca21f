import { beforeAll } from "vitest";
import { call, demoToken } from "@/e2e/support/http";
import { ownSite } from "@/e2e/support/own-site";

/** The public view of the edition. */
export const contest = async () => (await call("GET /api/Contest")).body;

const path = async () => `/api/Contest/${(await contest()).id}`;

/** Starts a site for the tests of a file, with an administrator's requests to its edition. */
export function ownEdition(env: Record<string, string> = {}) {
  const site = ownSite({ env });
  const edition = {
    startInstance: () => site.startInstance(),
    /** The administrator's token. */
    token: "",
    settings: async () => (await call(`GET ${await path()}/settings`, { token: edition.token })).body,
    /** Changes the edition, or a part of it such as "/texts". */
    put: async (part: string, body: unknown) => call(`PUT ${await path()}${part}`, { token: edition.token, body }),
  };
  beforeAll(async () => {
    edition.token = await demoToken("admin");
  });
  return edition;
}
