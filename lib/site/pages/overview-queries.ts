import "server-only";
import { participating } from "@/lib/edition/participating";
import { type EditionRow, textColumns } from "@/lib/edition/views";
import { withoutTeam } from "@/lib/identity/queries";
import { db } from "@/lib/platform/db/client";
import { mapKeys } from "@/lib/platform/map-keys";
import { plural } from "@/lib/platform/text/plural";
import { compareNames } from "@/lib/platform/text/sort";
import { dateText, formatDate, formatInstant, toLocalDate } from "@/lib/platform/time/time";
import { summarizeDocument } from "@/lib/print/queries";
import type { GapList } from "@/lib/readiness/checked-edition";
import { type AcknowledgedWarning, countGaps, type Warning } from "@/lib/readiness/gaps";
import { checkCurrentEdition } from "@/lib/readiness/queries";
import { publicationWarnings } from "@/lib/result/publication";
import { readResults } from "@/lib/result/queries";
import type { Preparations } from "@/lib/site/pages/first-steps";
import { detailNames, findVehicleGaps, type OverviewFacts, type Unfinished } from "@/lib/site/pages/overview";
import { newTeamDates } from "@/lib/team/rules";
import { listParties } from "@/lib/travel/arrivals/parties";
import { countArrived, dayOf, headcount } from "@/lib/travel/arrivals/rules";
import type { Party } from "@/lib/travel/arrivals/schema";
import { listTransfers } from "@/lib/travel/transfers/queries";

const current = { edition: { isCurrent: true } } as const;

const namesOf = (parties: readonly Party[]) => parties.map(({ name }) => name);
const toNames = ({ without, notFitting }: ReturnType<typeof findVehicleGaps>) => {
  return { without: namesOf(without), notFitting: namesOf(notFitting) };
};

/** How many of the next arrivals and departures are listed. */
const maxNextParties = 5;

async function readTravel({ id, timeZone }: EditionRow, now: Date) {
  const [arrivals, departures] = await Promise.all([listTransfers(id, "ARRIVAL"), listTransfers(id, "DEPARTURE")]);
  const today = toLocalDate(now, timeZone);
  const expected = arrivals.parties.filter((party) => dayOf(party, timeZone) === today);
  const isAwaited = (party: Party) => {
    const day = dayOf(party, timeZone);
    return day !== null && day >= today && party.people.some(({ arrivedAt }) => arrivedAt === null);
  };
  return {
    today: { day: today, expected: headcount(expected), arrived: countArrived(expected) },
    vehicles: {
      ARRIVAL: toNames(findVehicleGaps("ARRIVAL", arrivals, now, timeZone)),
      DEPARTURE: toNames(findVehicleGaps("DEPARTURE", departures, now, timeZone)),
    },
    arriving: arrivals.parties.filter(isAwaited).slice(0, maxNextParties),
    leaving: departures.parties.filter(({ time }) => time !== null && new Date(time) >= now).slice(0, maxNextParties),
  };
}

const countWithPoints = ({ id: editionId }: EditionRow) =>
  db().contestant.count({ where: { editionId, team: participating, scores: { some: {} } } });

async function countUnpublished(edition: EditionRow) {
  return edition.resultsState === "HIDDEN" ? countWithPoints(edition) : 0;
}

async function readPoints(edition: EditionRow) {
  const withPoints = await countWithPoints(edition);
  const unpublished = edition.resultsState === "HIDDEN" ? withPoints : 0;
  const { groups } = unpublished > 0 ? await readResults(edition.id) : { groups: [] };
  return { hasPoints: withPoints > 0, unpublished, publicationWarnings: publicationWarnings(groups) };
}

export async function readUnfinished(edition: EditionRow): Promise<Unfinished> {
  const [unpublished, [diplomas], { parties }] = await Promise.all([
    countUnpublished(edition),
    summarizeDocument(edition, "diplomas"),
    listParties(db(), edition.id, "ARRIVAL"),
  ]);
  return { unpublished, diplomas: diplomas?.changed ?? 0, arrivals: headcount(parties) - countArrived(parties) };
}

/** What would end too early if the next edition began now; null from the last day on. */
export async function readEnding(edition: EditionRow, now: Date): Promise<string[] | null> {
  const { id: editionId, endDate, endOfRegistrationDate, timeZone } = edition;
  const lastDay = dateText(endDate);
  if (toLocalDate(now, timeZone) >= lastDay) return null;
  const [teams, guests] = await Promise.all([
    db().team.count({ where: { ...participating, editionId } }),
    db().person.count({ where: { editionId, isGuest: true } }),
  ]);
  const isOpen = now < endOfRegistrationDate;
  return [
    ...(isOpen ? [`Registration, open until ${formatInstant(endOfRegistrationDate, timeZone)}.`] : []),
    `Changes of ${plural(teams, "team", "teams")} and ${plural(guests, "guest", "guests")}, also by administrators.`,
    "Arrival ticks, transfers, seats, credentials and imports of points.",
    `The countdown to the tournament, whose last day is ${formatDate(lastDay)}.`,
  ];
}

interface Overview {
  facts: OverviewFacts;
  warnings: Warning[];
  acknowledged: AcknowledgedWarning[];
  arriving: Party[];
  leaving: Party[];
}

export async function readOverview(edition: EditionRow, now: Date): Promise<Overview> {
  const [{ gaps, ...found }, newTeamCount, registratorsWithoutTeam, { arriving, leaving, ...travel }, results] =
    await Promise.all([
      checkCurrentEdition(edition),
      db().team.count({ where: { ...participating, ...current, createdAt: newTeamDates(now) } }),
      db().user.count({ where: withoutTeam }),
      readTravel(edition, now),
      readPoints(edition),
    ]);
  const byName = (a: Warning, b: Warning) => compareNames(a.name, b.name);
  const warnings = found.warnings.sort(byName);
  const missingIn = (list: GapList) => mapKeys(detailNames, (detail) => countGaps(gaps, list, detail));
  const facts = {
    newTeams: newTeamCount,
    teamsWithoutGuide: countGaps(gaps, "teams", "guide"),
    registratorsWithoutTeam,
    contestantsWithoutUserName: countGaps(gaps, "contestants", "userName"),
    contestantsWithoutSeat: countGaps(gaps, "contestants", "seat"),
    ...travel,
    ...results,
    warnings: warnings.length,
    missing: { contestants: missingIn("contestants"), leaders: missingIn("leaders"), guests: missingIn("guests") },
  };
  return { facts, warnings, acknowledged: found.acknowledged.sort(byName), arriving, leaving };
}

export async function getPreparations({ id, hasDates, contactEmail }: EditionRow): Promise<Preparations> {
  const [texts, scheduleItems, committeeMembers, registrators, guides] = await Promise.all([
    db().edition.findUniqueOrThrow({ where: { id }, select: textColumns }),
    db().scheduleItem.count({ where: current }),
    db().person.count({ where: { ...current, committees: { some: {} } } }),
    db().user.count({ where: { role: "TeamRegistrator" } }),
    db().guide.count({ where: current }),
  ]);
  return { hasDates, contactEmail, ...texts, scheduleItems, committeeMembers, registrators, guides };
}
