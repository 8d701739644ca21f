import { deadlinesOf, type EditionDates, formatDeadlineAbroad } from "@/lib/edition/rules";
import { type PlaceholderValues, toValue } from "@/lib/mail/placeholders";
import { maxRecipients } from "@/lib/message/labels";
import type { MessagePreview } from "@/lib/message/schema";
import { AppError } from "@/lib/platform/errors/problem";
import { groupBy } from "@/lib/platform/group-by";
import { joinWithAnd } from "@/lib/platform/text/join-list";
import { plural } from "@/lib/platform/text/plural";
import type { PartyTransfer } from "@/lib/travel/transfers/party-transfers";

interface Named {
  id: string;
  name: string;
}

/** Somebody who was chosen. */
export interface Candidate {
  name: string;
  email: string;
  /** Why they get no mail, or null. */
  reason: string | null;
  /** Null for somebody who does not log in. */
  userId: string | null;
  /** Whom the mail names. */
  personIds: readonly string[];
  country: Named | null;
  /** The teams or guests that it is about. */
  parties: readonly Named[];
}

/** Who gets a mail: everybody with the same address. */
export interface Recipient {
  email: string;
  names: string[];
  userId: string | null;
  personIds: string[];
  countries: Named[];
  parties: Named[];
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

const uniqueById = (items: readonly Named[]): Named[] => [...new Map(items.map((item) => [item.id, item])).values()];

const noAddress = "No e-mail address.";

/** One recipient for each address, whatever its case, and the people who get no mail of their own. */
export function mergeCandidates(candidates: readonly Candidate[]): {
  recipients: Recipient[];
  leftOut: MessagePreview["leftOut"];
} {
  const reachable = candidates.filter(({ email, reason }) => reason === null && email !== "");
  const groups = [...groupBy(reachable, ({ email }) => email.toLowerCase()).values()];
  const recipients = groups.map((group) => ({
    email: group[0].email,
    names: unique(group.map(({ name }) => name)),
    userId: group.find(({ userId }) => userId !== null)?.userId ?? null,
    personIds: unique(group.flatMap(({ personIds }) => personIds)),
    countries: uniqueById(group.flatMap(({ country }) => country ?? [])),
    parties: uniqueById(group.flatMap(({ parties }) => parties)),
  }));
  const sharing = recipients.flatMap(({ names: [first, ...others] }) =>
    others.map((name) => ({ name, reason: `Same address as ${first}: they get one mail together.` })),
  );
  const unreachable = candidates
    .filter(({ email, reason }) => reason !== null || email === "")
    .map(({ name, reason }) => ({ name, reason: reason ?? noAddress }));
  return { recipients, leftOut: [...unreachable, ...sharing] };
}

const joinValues = (texts: readonly string[]): string | null =>
  texts.length > 0 ? joinWithAnd(unique(texts).map(toValue)) : null;

/** e.g. "Bus 3 from Sofia Airport, 9 Apr, 14:30" */
const transferText = ({ vehicle, direction, place, leavesAtText }: PartyTransfer): string =>
  `${toValue(vehicle)} ${direction === "ARRIVAL" ? "from" : "to"} ${toValue(place)}, ${leavesAtText}`;

/** What the placeholders stand for in the mail of a recipient; `transfers` are those of each party. */
export function placeholderValues(
  { names, countries, parties }: Recipient,
  edition: EditionDates,
  transfers: ReadonlyMap<string, readonly PartyTransfer[]>,
): PlaceholderValues {
  const countryIds = countries.length > 0 ? countries.map(({ id }) => id) : [null];
  const deadlines = countryIds.map((id) =>
    formatDeadlineAbroad(deadlinesOf(edition, id).endOfRegistrationDate, edition),
  );
  const rides = parties.flatMap(({ id, name }) => {
    const text = (transfers.get(id) ?? []).map(transferText).join("; ");
    if (!text) return [];
    return [parties.length > 1 ? `${toValue(name)}: ${text}` : text];
  });
  return {
    name: joinValues(names),
    country: joinValues(countries.map(({ name }) => name)),
    team: joinValues(parties.map(({ name }) => name)),
    deadline: edition.hasDates ? joinValues(deadlines) : null,
    transfer: rides.length > 0 ? rides.join("; ") : null,
  };
}

/** e.g. "5 recipients" */
export const recipientsText = (count: number): string => plural(count, "recipient", "recipients");

const wrongRecipients = (sentence: string) => new AppError(422, sentence, { ids: [sentence] });

export const recipientsChanged = () =>
  new AppError(409, "The recipients have changed since the preview. Look at them again, then send.");

export const nobodyToWriteTo = () => wrongRecipients("Nobody of these can be written to.");

export const tooManyRecipients = (count: number) =>
  wrongRecipients(
    `These are ${recipientsText(count)}; a message can have ${maxRecipients.toLocaleString("en")}. Choose fewer.`,
  );
