import "server-only";
import { changeEdition } from "@/lib/edition/change-edition";
import * as endpoints from "@/lib/edition/endpoints";
import type { TextsInput } from "@/lib/edition/inputs";
import { textColumns } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";
import { sanitizeHtml } from "@/lib/platform/html/sanitize";

/** Sanitises the texts; absent ones are not changed. */
export function updateEditionTexts(actor: Actor, id: string, { version, ...texts }: TextsInput) {
  return changeEdition(actor, endpoints.updateEditionTexts, id, version, async (transaction) => {
    const before = await transaction.edition.findUniqueOrThrow({ where: { id }, select: textColumns });
    const columns = Object.fromEntries(Object.entries(texts).map(([name, html]) => [name, sanitizeHtml(html)]));
    return { columns, before, after: { ...before, ...columns } };
  });
}
