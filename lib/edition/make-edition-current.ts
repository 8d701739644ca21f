import "server-only";
import { setCurrent } from "@/lib/edition/change-edition";
import * as endpoints from "@/lib/edition/endpoints";
import { lockDraft, lockEdition } from "@/lib/edition/lock-edition";
import { getSettings } from "@/lib/edition/queries";
import type { Actor } from "@/lib/platform/auth/session";
import { write } from "@/lib/platform/write/write";

export async function makeEditionCurrent(actor: Actor, id: string) {
  await write(actor, endpoints.makeEditionCurrent, async (unit) => {
    const current = await lockEdition(unit.transaction, { mode: "update" });
    const draft = await lockDraft(unit.transaction, id);
    await setCurrent(unit, current, false);
    await setCurrent(unit, draft, true);
  });
  return getSettings(id);
}
