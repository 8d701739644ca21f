import "server-only";
import * as endpoints from "@/lib/identity/endpoints";
import { sessionsEnded, updateUser } from "@/lib/identity/users";
import type { Actor } from "@/lib/platform/auth/session";
import { write } from "@/lib/platform/write/write";

export async function logOutEverywhere(actor: Actor): Promise<true> {
  await write(actor, endpoints.logOutEverywhere, (unit) =>
    updateUser(unit, actor.id, sessionsEnded, { before: null, after: { sessions: "ended" } }),
  );
  return true;
}
