import "server-only";
import { shortTitle } from "@/lib/edition/dates";
import { isAlone } from "@/lib/edition/participating";
import { deadlinesOf, endOfEditDate, formatDeadline, registrationState } from "@/lib/edition/rules";
import type { EditionRow } from "@/lib/edition/views";
import type { MailKind } from "@/lib/generated/prisma/enums";
import { letter } from "@/lib/mail/letter";
import { type NewMail, queueMails } from "@/lib/mail/outbox";
import type { Database } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { formatInstant } from "@/lib/platform/time/time";
import type { UnitOfWork } from "@/lib/platform/write/write";
import { listPartyTransfers, type PartyTransfer } from "@/lib/travel/transfers/party-transfers";
import { travelIn, travelSelect } from "@/lib/travel/view";

const minuteMs = 60 * 1000;
const weekMs = 7 * 24 * 60 * minuteMs;

/** Those who can log in, by e-mail address. */
export const listRegistrators = (database: Database, countryIds?: readonly string[]) =>
  database.user.findMany({
    where: {
      role: "TeamRegistrator",
      disabledAt: null,
      countryId: countryIds ? { in: [...countryIds] } : { not: null },
    },
    select: { id: true, name: true, email: true, countryId: true },
    orderBy: { email: "asc" },
  });

/** The end of a mail: until when the country can change its registration, and where. */
export function untilWhen(edition: EditionRow, countryId: string, now: Date): string {
  const deadlines = deadlinesOf(edition, countryId);
  const state = registrationState(deadlines, now);
  if (state === "closed") return "The web site no longer takes changes. Please reply to this mail instead.";
  const until = state === "open" ? deadlines.endOfRegistrationDate : endOfEditDate(deadlines);
  const details = state === "open" ? ", and people’s details for one more day" : "";
  return `You can change it until ${formatDeadline(until, edition)}${details}:

${env().SITE_URL}/listTeams
${env().SITE_URL}/listGuests

If you have questions, reply to this mail.`;
}

interface Letter extends Pick<NewMail, "kind" | "createdById" | "nextAttemptAt"> {
  /** To whose registrators it is written. */
  countryId: string;
  /** The id of the team, person or deadline extension that it is about, or of the country itself. */
  aboutId: string;
  /** The subject after the edition's name, such as "what is still missing". */
  about: string;
  /** Without greeting and signature. */
  text: string;
  /** Whom it names. */
  personIds: readonly string[];
}

/** Writes to each registrator of the countries, and returns them. */
export async function writeToCountries(
  transaction: Database,
  edition: EditionRow,
  letters: readonly Letter[],
  now: Date,
) {
  const countryIds = letters.map(({ countryId }) => countryId);
  const registrators = await listRegistrators(transaction, countryIds);
  const mails = letters.flatMap(({ countryId, about, text, personIds, ...rest }) =>
    registrators
      .filter((user) => user.countryId === countryId)
      .map(({ id, name, email }) => ({
        ...rest,
        ...{
          to: email,
          userId: id,
          subject: `${shortTitle(edition)}: ${about}`,
          expiresAt: new Date(now.getTime() + weekMs),
        },
        personIds: [...personIds],
        text: letter(edition, name, text),
      })),
  );
  await queueMails(transaction, mails, now);
  return registrators;
}

const name = { select: { id: true, fullName: true } } as const;
const member = { select: { person: name } } as const;
const contestant = { person: name, personForContactName: true } as const;

/** Writes to the team's registrators what is registered, if the edition wants it. */
export async function tellOfRegistration(
  { transaction, actor }: UnitOfWork,
  edition: EditionRow,
  id: string,
  now: Date,
) {
  if (!edition.mailOnRegistration) return;
  const team = await transaction.team.findUniqueOrThrow({
    where: { id },
    select: {
      ...{ name: true, group: true, isOnline: true, countryId: true, ...travelSelect },
      ...{ leader: member, deputyLeader: member, contestants: { select: contestant, orderBy: { number: "asc" } } },
    },
  });
  const journey = (label: string, direction: "ARRIVAL" | "DEPARTURE") => {
    const { time, place, tripNumber } = travelIn(direction, team);
    if (team.isOnline || time === null) return [];
    return `${label}: ${[formatInstant(new Date(time), edition.timeZone), place, tripNumber].filter(Boolean).join(", ")}`;
  };
  const lines = [
    `Leader: ${team.leader.person.fullName}`,
    team.deputyLeader ? `Deputy leader: ${team.deputyLeader.person.fullName}` : [],
    team.contestants.map(
      (one) => `Contestant: ${one.person.fullName}${isAlone(one) ? " (does not travel with the leader)" : ""}`,
    ),
    journey("Arrival", "ARRIVAL"),
    journey("Departure", "DEPARTURE"),
  ].flat();
  const text = `Your team ${team.name} (${team.group}) is registered:

${lines.join("\n")}

${untilWhen(edition, team.countryId, now)}`;
  const members = [team.leader, ...(team.deputyLeader ? [team.deputyLeader] : []), ...team.contestants];
  const personIds = members.map(({ person }) => person.id);
  const { countryId } = team;
  const about = `${team.name} is registered`;
  const mail = { kind: "REGISTRATION", countryId, aboutId: id, about, text, personIds, createdById: actor.id } as const;
  await writeToCountries(transaction, edition, [mail], now);
}

/** Several changes within ten minutes are one mail, of the last one. */
const changeDelayMs = 10 * minuteMs;

/** When the mail of a change is sent that others may follow. */
export const afterTheLastChange = () => new Date(Date.now() + changeDelayMs);

/** Deletes the mails of earlier changes that wait for this one. Returns how many. */
export async function deleteWaiting(transaction: Database, kind: MailKind, aboutId: string): Promise<number> {
  const waiting = { sentAt: null, attempts: 0, nextAttemptAt: { gt: new Date() } };
  return (await transaction.mail.deleteMany({ where: { kind, aboutId, ...waiting } })).count;
}

const changedRecords = {
  TEAM_CHANGE: { noun: "team", page: "/listTeams" },
  GUEST_CHANGE: { noun: "guest", page: "/listGuests" },
} as const;

interface ChangedRecord {
  id: string;
  name: string;
  countryId: string;
}

/** What can be followed by other changes waits for them; everything else is told at once. */
async function writeChange(
  { transaction, actor }: UnitOfWork,
  edition: EditionRow,
  kind: keyof typeof changedRecords,
  { id, name, countryId }: ChangedRecord,
  what: string,
  now: Date,
): Promise<void> {
  await deleteWaiting(transaction, kind, id);
  const { noun, page } = changedRecords[kind];
  const text = `The organizers have ${what} your ${noun} ${name}. You find your ${noun}s here:

${env().SITE_URL}${page}

If something is wrong, reply to this mail.`;
  const mail = {
    ...{ kind, countryId, aboutId: id, about: `${name} was ${what}`, text, createdById: actor.id },
    personIds: kind === "GUEST_CHANGE" ? [id] : [],
    ...(what === "changed" && { nextAttemptAt: afterTheLastChange() }),
  };
  await writeToCountries(transaction, edition, [mail], now);
}

/** Writes to the team's registrators that an administrator has changed it, if the edition wants it. */
export async function tellOfChange(
  unit: UnitOfWork,
  edition: EditionRow,
  team: ChangedRecord & { withdrawnAt: Date | null },
  now: Date,
  what: "changed" | "withdrawn" | "restored" = "changed",
): Promise<void> {
  if (!edition.mailOnTeamChange || unit.actor.role !== "Administrator") return;
  if (team.withdrawnAt && what === "changed") return;
  await writeChange(unit, edition, "TEAM_CHANGE", team, what, now);
}

interface Guest {
  fullName: string;
  countryId: string;
}

/**
 * Writes to the registrators of a guest's country that an administrator has added, changed or deleted the guest, if the
 * edition wants it. Null for a person who is no guest.
 */
export async function tellOfGuest(
  unit: UnitOfWork,
  edition: EditionRow,
  id: string,
  { before, after }: { before: Guest | null; after: Guest | null },
  now: Date,
): Promise<void> {
  if (!edition.mailOnGuestChange || unit.actor.role !== "Administrator") return;
  const tell = ({ fullName: name, countryId }: Guest, what: string) =>
    writeChange(unit, edition, "GUEST_CHANGE", { id, name, countryId }, what, now);
  if (before && before.countryId === after?.countryId) return tell(after, "changed");
  if (before) await tell(before, "deleted");
  if (after) await tell(after, "added");
}

/** Writes to the registrators of a team or person that fitted a vehicle `before` and does not any more. */
export async function tellOfMisfit(
  { transaction, actor }: UnitOfWork,
  edition: EditionRow,
  party: { id: string; name: string; countryId: string; personIds: readonly string[] },
  before: readonly PartyTransfer[],
  now: Date,
) {
  const fitted = before.filter(({ misfits }) => misfits.length === 0).map(({ direction }) => direction);
  if (!edition.mailOnVehicleMisfit || fitted.length === 0) return;
  const after = (await listPartyTransfers([party.id], edition, transaction)).get(party.id) ?? [];
  const lines = after
    .filter(({ direction }) => fitted.includes(direction))
    .flatMap(({ vehicle, misfits }) => misfits.map((misfit) => `- ${vehicle}: ${misfit}`));
  if (lines.length === 0) return;
  const text = `The travel details of ${party.name} have changed and no longer fit the transfer:

${lines.join("\n")}

The organizers see this and will assign another one.`;
  const about = `the transfer of ${party.name}`;
  const { id: aboutId, countryId, personIds } = party;
  const mail = { kind: "VEHICLE", countryId, aboutId, about, text, personIds, createdById: actor.id } as const;
  await writeToCountries(transaction, edition, [mail], now);
}
