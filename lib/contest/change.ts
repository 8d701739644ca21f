import "server-only";
import type { Actor } from "@/lib/auth/session";
import type { CurrentEdition } from "@/lib/contest/edition";
import { dateErrors } from "@/lib/contest/edition-dates";
import * as endpoints from "@/lib/contest/endpoints";
import { sanitizeHtml } from "@/lib/contest/html";
import { type EditionInput, type TextsInput, textNames } from "@/lib/contest/inputs";
import { changeLists } from "@/lib/contest/lists";
import type { EditionSettings } from "@/lib/contest/schema";
import { getSettings } from "@/lib/contest/settings";
import { updateEdition } from "@/lib/contest/update-edition";
import { invalid } from "@/lib/http/problem";
import { dateText, toDate } from "@/lib/time";
import { toInstant } from "@/lib/time-zone";

function given<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** The dates that would be stored. Throws 422 where they do not go together. */
function datesOf(edition: CurrentEdition, body: EditionInput) {
  const timeZone = body.timeZone ?? edition.timeZone;
  const startDate = body.startDate ?? dateText(edition.startDate);
  const endDate = body.endDate ?? dateText(edition.endDate);
  const endOfRegistrationDate =
    body.endOfRegistrationDate === undefined
      ? edition.endOfRegistrationDate
      : toInstant(body.endOfRegistrationDate, timeZone);
  const errors = dateErrors({ year: edition.year, startDate, endDate, endOfRegistrationDate, timeZone });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { startDate: toDate(startDate), endDate: toDate(endDate), endOfRegistrationDate };
}

/**
 * Changes an edition's names, dates, place, links and lists; what the body doesn't name stays. Throws 404, 409 for a past
 * edition or a stale version, 422.
 */
export async function changeEdition(actor: Actor, id: string, body: EditionInput): Promise<EditionSettings> {
  const { version, startDate: _, endDate: __, endOfRegistrationDate: ___, ...rest } = body;
  const { tShirtSizesList, operatingSystemNamesList, arrivalLocationsList, ...plain } = rest;
  await updateEdition(actor, { id, endpoint: endpoints.updateEdition, version }, async (transaction, edition) => {
    const dates = datesOf(edition, body);
    const lists = await changeLists(
      transaction,
      edition,
      given({ tShirtSizesList, operatingSystemNamesList, arrivalLocationsList }),
    );
    const columns = { ...given(plain), ...dates, ...lists };
    const before = Object.fromEntries(
      Object.keys(columns).map((column) => [column, edition[column as keyof typeof columns]]),
    );
    return { columns, before, after: columns };
  });
  return getSettings(id);
}

/** Changes an edition's texts, sanitised (design.md, "HTML from administrators"). Throws 404, 409. */
export async function changeTexts(
  actor: Actor,
  id: string,
  { version, ...texts }: TextsInput,
): Promise<EditionSettings> {
  await updateEdition(actor, { id, endpoint: endpoints.updateEditionTexts, version }, async (transaction) => {
    const select = Object.fromEntries(textNames.map((name) => [name, true])) as Record<
      (typeof textNames)[number],
      true
    >;
    const before = await transaction.edition.findUniqueOrThrow({ where: { id }, select });
    const columns = Object.fromEntries(Object.entries(given(texts)).map(([name, html]) => [name, sanitizeHtml(html)]));
    return { columns, before, after: { ...before, ...columns } };
  });
  return getSettings(id);
}

/** What visitors would see of a text. */
export const previewText = async ({ text }: { text: string }) => ({ html: sanitizeHtml(text) });
