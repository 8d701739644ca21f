import "server-only";
import { endSessions, updateAccount } from "@/lib/identity/accounts";
import * as endpoints from "@/lib/identity/endpoints";
import type { Actor } from "@/lib/platform/auth/session";
import { write } from "@/lib/platform/write/write";

export async function logOutEverywhere(actor: Actor): Promise<true> {
  await write(actor, endpoints.logOutEverywhere, (unit) =>
    updateAccount(unit, actor.id, endSessions, { before: null, after: { sessions: "ended" } }),
  );
  return true;
}
