import "server-only";
import { changeEdition } from "@/lib/edition/change-edition";
import { choiceLists } from "@/lib/edition/choice-lists";
import { ageLimitErrors } from "@/lib/edition/dates";
import * as endpoints from "@/lib/edition/endpoints";
import type { EditionInput } from "@/lib/edition/inputs";
import { dateErrors } from "@/lib/edition/rules";
import { updateLists } from "@/lib/edition/update-lists";
import type { EditionRow } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";
import { invalid } from "@/lib/platform/errors/problem";
import { pick, without } from "@/lib/platform/pick";
import { dateText, toDate } from "@/lib/platform/time/time";
import { requireInstant } from "@/lib/platform/time/time-zone";

function datesOf(edition: EditionRow, body: EditionInput) {
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

const changed = (sent: string | null | undefined, stored: Date | null) =>
  sent === undefined ? stored : sent && toDate(sent);

function keepDataUntilOf(edition: EditionRow, body: EditionInput) {
  const keepDataUntil = changed(body.keepDataUntil, edition.keepDataUntil);
  if (keepDataUntil && dateText(keepDataUntil) < (body.endDate ?? dateText(edition.endDate)))
    throw invalid({ keepDataUntil: ["Personal data is needed until the tournament is over."] });
  return { keepDataUntil };
}

function ageLimitsOf(edition: EditionRow, body: EditionInput) {
  const errors = ageLimitErrors(body, edition.year);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    juniorsBornOnOrAfter: changed(body.juniorsBornOnOrAfter, edition.juniorsBornOnOrAfter),
    seniorsBornOnOrAfter: changed(body.seniorsBornOnOrAfter, edition.seniorsBornOnOrAfter),
  };
}

export function updateEdition(actor: Actor, id: string, { version, ...body }: EditionInput) {
  return changeEdition(actor, endpoints.updateEdition, id, version, async (transaction, edition) => {
    const columns = {
      ...without(body, choiceLists),
      ...datesOf(edition, body),
      ...(await updateLists(transaction, edition, body)),
      ...ageLimitsOf(edition, body),
      ...keepDataUntilOf(edition, body),
    };
    return { columns, before: pick(edition, columns), after: columns };
  });
}
