import "server-only";
import { changeEdition } from "@/lib/edition/change-edition";
import * as endpoints from "@/lib/edition/endpoints";
import type { TextsInput } from "@/lib/edition/inputs";
import { lockEditable } from "@/lib/edition/lock-edition";
import { getSettings } from "@/lib/edition/queries";
import { textColumns } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";
import { sanitizeHtml } from "@/lib/platform/html/sanitize";
import { write } from "@/lib/platform/write/write";

/** Changes an edition's texts after sanitising them (design.md, "Decisions that stand"); absent texts are not changed. */
export async function updateEditionTexts(actor: Actor, id: string, { version, ...texts }: TextsInput) {
  await write(actor, endpoints.updateEditionTexts, async (unit) => {
    const { edition } = await lockEditable(unit.transaction, id, version);
    const before = await unit.transaction.edition.findUniqueOrThrow({ where: { id }, select: textColumns });
    const columns = Object.fromEntries(Object.entries(texts).map(([name, html]) => [name, sanitizeHtml(html)]));
    await changeEdition(unit, edition, { columns, before, after: { ...before, ...columns } });
  });
  return getSettings(id);
}
