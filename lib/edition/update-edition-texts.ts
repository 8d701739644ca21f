import "server-only";
import { setImmediate } from "node:timers/promises";
import { changeEdition } from "@/lib/edition/change-edition";
import * as endpoints from "@/lib/edition/endpoints";
import type { TextsInput } from "@/lib/edition/inputs";
import { textColumns } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";
import { sanitizeHtml } from "@/lib/platform/html/sanitize";

/** Other requests are handled between two texts. */
async function sanitizeTexts(texts: Record<string, string>) {
  const columns: Record<string, string> = {};
  for (const [name, html] of Object.entries(texts)) {
    await setImmediate();
    columns[name] = sanitizeHtml(html);
  }
  return columns;
}

/** Sanitises the texts; absent ones are not changed. */
export async function updateEditionTexts(actor: Actor, id: string, { version, ...texts }: TextsInput) {
  const columns = await sanitizeTexts(texts);
  return changeEdition(actor, endpoints.updateEditionTexts, id, version, async (transaction) => {
    const before = await transaction.edition.findUniqueOrThrow({ where: { id }, select: textColumns });
    return { columns, before, after: { ...before, ...columns } };
  });
}
