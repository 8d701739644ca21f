import "server-only";
import { leadsTeam, participating, travelling } from "@/lib/edition/participating";
import { type EditionRow, textColumns } from "@/lib/edition/views";
import type { PersonWhereInput } from "@/lib/generated/prisma/models";
import { withoutTeam } from "@/lib/identity/queries";
import { db } from "@/lib/platform/db/client";
import { toLocalDate } from "@/lib/platform/time/time";
import { summarizeDocument } from "@/lib/print/queries";
import { publicationWarnings } from "@/lib/result/publication";
import { readResults } from "@/lib/result/queries";
import type { Preparations } from "@/lib/site/pages/first-steps";
import { findVehicleGaps, type MissingCounts, type OverviewFacts, type Unfinished } from "@/lib/site/pages/overview";
import { listWarnings } from "@/lib/team/warning-queries";
import type { Warning } from "@/lib/team/warnings";
import { listParties } from "@/lib/travel/arrivals/parties";
import { countArrived, dayOf, headcount } from "@/lib/travel/arrivals/rules";
import type { Party } from "@/lib/travel/arrivals/schema";
import { listTransfers } from "@/lib/travel/transfers/queries";

const current = { edition: { isCurrent: true } } as const;
const weekMs = 7 * 24 * 60 * 60 * 1000;

async function countMissing(where: PersonWhereInput): Promise<MissingCounts> {
  const columns = { _all: true, pictureHash: true, nativeName: true, tShirtSize: true } as const;
  const { _all, ...given } = await db().person.count({ where: { ...current, ...where }, select: columns });
  return {
    picture: _all - given.pictureHash,
    nativeName: _all - given.nativeName,
    tShirtSize: _all - given.tShirtSize,
  };
}

async function readTravel({ id, timeZone }: EditionRow, now: Date) {
  const [arrivals, departures] = await Promise.all([listTransfers(id, "ARRIVAL"), listTransfers(id, "DEPARTURE")]);
  const today = toLocalDate(now, timeZone);
  const expected = arrivals.parties.filter((party) => dayOf(party, timeZone) === today);
  const isAwaited = (party: Party) =>
    (dayOf(party, timeZone) ?? "") >= today && party.people.some(({ arrivedAt }) => arrivedAt === null);
  return {
    today: { expected: headcount(expected), arrived: countArrived(expected) },
    vehicles: {
      ARRIVAL: findVehicleGaps("ARRIVAL", arrivals, now, timeZone),
      DEPARTURE: findVehicleGaps("DEPARTURE", departures, now, timeZone),
    },
    arrivingNext: arrivals.parties.filter(isAwaited).slice(0, 5),
  };
}

const countUnpublished = async ({ id: editionId, resultsState }: EditionRow) =>
  resultsState === "HIDDEN"
    ? db().contestant.count({ where: { editionId, team: participating, scores: { some: {} } } })
    : 0;

async function readUnpublished(edition: EditionRow) {
  const unpublished = await countUnpublished(edition);
  const { groups } = unpublished > 0 ? await readResults(edition.id) : { groups: [] };
  return { unpublished, publicationWarnings: publicationWarnings(groups) };
}

export async function readUnfinished(edition: EditionRow): Promise<Unfinished> {
  const [unpublished, [diplomas], { parties, alone }] = await Promise.all([
    countUnpublished(edition),
    summarizeDocument(edition, "diplomas"),
    listParties(db(), edition.id, "ARRIVAL"),
  ]);
  const everybody = [...parties, { people: alone }];
  return { unpublished, diplomas: diplomas?.changed ?? 0, arrivals: headcount(everybody) - countArrived(everybody) };
}

interface Overview {
  facts: OverviewFacts;
  warnings: Warning[];
  arrivingNext: Party[];
}

export async function readOverview(edition: EditionRow, now: Date): Promise<Overview> {
  const [newTeams, teamsWithoutGuide, registratorsWithoutTeam, contestantsWithoutUserName, contestantsWithoutSeat] =
    await Promise.all([
      db().team.count({
        where: { ...participating, ...current, createdAt: { gt: new Date(now.getTime() - weekMs), lte: now } },
      }),
      db().team.count({ where: { ...participating, ...current, guideId: null } }),
      db().user.count({ where: withoutTeam }),
      db().contestant.count({ where: { ...current, team: participating, username: null } }),
      db().contestant.count({
        where: { ...current, team: travelling, OR: [1, 2].map((day) => ({ days: { none: { day } } })) },
      }),
    ]);
  const [warnings, { arrivingNext, ...travel }, results, ofContestants, ofLeaders, ofGuests] = await Promise.all([
    listWarnings(),
    readTravel(edition, now),
    readUnpublished(edition),
    countMissing({ contestant: { team: participating } }),
    countMissing({ leader: leadsTeam }),
    countMissing({ isGuest: true }),
  ]);
  const facts = {
    newTeams,
    teamsWithoutGuide,
    registratorsWithoutTeam,
    contestantsWithoutUserName,
    contestantsWithoutSeat,
    ...travel,
    ...results,
    warnings: warnings.length,
    missing: { contestants: ofContestants, leaders: ofLeaders, guests: ofGuests },
  };
  return { facts, warnings, arrivingNext };
}

export async function getPreparations({ id, contactEmail, endOfRegistrationDate }: EditionRow): Promise<Preparations> {
  const [texts, lastItem, committeeMembers, registrators, guides, teams] = await Promise.all([
    db().edition.findUniqueOrThrow({ where: { id }, select: textColumns }),
    db().scheduleItem.findFirst({ where: current, orderBy: { date: "desc" }, select: { date: true } }),
    db().person.count({ where: { ...current, committees: { some: {} } } }),
    db().user.count({ where: { role: "TeamRegistrator" } }),
    db().guide.count({ where: current }),
    db().team.count({ where: current }),
  ]);
  const counts = { committeeMembers, registrators, guides, teams };
  return { contactEmail, endOfRegistrationDate, ...texts, lastScheduleDay: lastItem?.date ?? null, ...counts };
}
