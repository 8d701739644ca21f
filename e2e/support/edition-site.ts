import { beforeAll } from "vitest";
import { call, demoToken } from "@/e2e/support/http";
import { ownSite } from "@/e2e/support/own-site";
import { publicEdition } from "@/e2e/support/public-edition";

const path = async () => `/api/Contest/${(await publicEdition()).id}`;

/** Starts a site for the tests of a file. Returns requests of its administrator to its edition. */
export function ownEdition(env: Record<string, string> = {}) {
  const site = ownSite({ env });
  const edition = {
    startInstance: () => site.startInstance(),
    /** The administrator's token, set before the first test. */
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
