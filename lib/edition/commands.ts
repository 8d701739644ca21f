import "server-only";
import { ageLimitColumns, ageLimitErrors } from "@/lib/edition/age-limits";
import { mapLists } from "@/lib/edition/choice-lists";
import * as endpoints from "@/lib/edition/endpoints";
import { type EditionInput, type TextsInput, textNames } from "@/lib/edition/inputs";
import { getSettings } from "@/lib/edition/queries";
import { dateErrors } from "@/lib/edition/rules";
import { saveEdition } from "@/lib/edition/save-edition";
import type { EditionSettings } from "@/lib/edition/schema";
import { updateLists } from "@/lib/edition/update-lists";
import type { CurrentEdition } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";
import { pick, without } from "@/lib/platform/db/pick";
import { invalid } from "@/lib/platform/errors/problem";
import { sanitizeHtml } from "@/lib/platform/html/sanitize";
import { dateText, toDate } from "@/lib/platform/time/time";
import { requireInstant } from "@/lib/platform/time/time-zone";

function withoutUndefined<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** The edition's dates after the change. Throws 422 if they contradict each other. */
function datesOf(edition: CurrentEdition, body: EditionInput) {
  const timeZone = body.timeZone ?? edition.timeZone;
  const startDate = body.startDate ?? dateText(edition.startDate);
  const endDate = body.endDate ?? dateText(edition.endDate);
  const endOfRegistrationDate =
    body.endOfRegistrationDate === undefined
      ? edition.endOfRegistrationDate
      : requireInstant("endOfRegistrationDate", body.endOfRegistrationDate, timeZone);
  const errors = dateErrors({ year: edition.year, startDate, endDate, endOfRegistrationDate, timeZone });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { startDate: toDate(startDate), endDate: toDate(endDate), endOfRegistrationDate };
}

/** The edition's age limits after the change. Throws 422 for a year after the edition's. */
function ageLimitsOf(edition: CurrentEdition, body: EditionInput) {
  const errors = ageLimitErrors(body, edition.year);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const changed = (sent: string | null | undefined, stored: Date | null) =>
    sent === undefined ? stored : sent === null ? null : toDate(sent);
  return {
    juniorsBornOnOrAfter: changed(body.juniorsBornOnOrAfter, edition.juniorsBornOnOrAfter),
    seniorsBornOnOrAfter: changed(body.seniorsBornOnOrAfter, edition.seniorsBornOnOrAfter),
  };
}

/**
 * Changes an edition's names, dates, place, age limits, links, certificates and lists; absent fields are not changed.
 * Throws 404, 409 for a past edition or a stale version, 422.
 */
export async function updateEdition(actor: Actor, id: string, body: EditionInput): Promise<EditionSettings> {
  const { version, startDate: _, endDate: __, endOfRegistrationDate: ___, ...rest } = body;
  const lists = mapLists((list) => body[list]);
  const plain = withoutUndefined(without(rest, { ...lists, ...ageLimitColumns }));
  await saveEdition(actor, { id, endpoint: endpoints.updateEdition, version }, async (transaction, edition) => {
    const dates = datesOf(edition, body);
    const options = await updateLists(transaction, edition, withoutUndefined(lists));
    const columns = { ...plain, ...dates, ...ageLimitsOf(edition, body), ...options };
    return { columns, before: pick(edition, columns), after: columns };
  });
  return getSettings(id);
}

/** Changes an edition's texts after sanitising them (design.md, "Decisions that stand"). Throws 404, 409. */
export async function updateEditionTexts(
  actor: Actor,
  id: string,
  { version, ...texts }: TextsInput,
): Promise<EditionSettings> {
  await saveEdition(actor, { id, endpoint: endpoints.updateEditionTexts, version }, async (transaction) => {
    const select = Object.fromEntries(textNames.map((name) => [name, true])) as Record<
      (typeof textNames)[number],
      true
    >;
    const before = await transaction.edition.findUniqueOrThrow({ where: { id }, select });
    const columns = Object.fromEntries(
      Object.entries(withoutUndefined(texts)).map(([name, html]) => [name, sanitizeHtml(html)]),
    );
    return { columns, before, after: { ...before, ...columns } };
  });
  return getSettings(id);
}

/** A text as it would be stored. */
export const previewText = async ({ text }: { text: string }) => ({ html: sanitizeHtml(text) });
