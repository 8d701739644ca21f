import "server-only";
import { memberFilters, participating } from "@/lib/edition/participating";
import { readEdition } from "@/lib/edition/queries";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { PersonWhereInput } from "@/lib/generated/prisma/models";
import { db } from "@/lib/platform/db/client";
import { sum } from "@/lib/platform/sum";
import { compareNames } from "@/lib/platform/text/sort";
import { listAskedPeople } from "@/lib/statistics/asked-people";
import { countAnswers } from "@/lib/statistics/count-answers";
import type { AnswerCounts, Statistics } from "@/lib/statistics/schema";

async function countByCountry(editionId: string) {
  const teams = await db().team.findMany({
    where: { editionId, ...participating },
    select: {
      group: true,
      isOfficial: true,
      isOnline: true,
      country: { select: { name: true } },
      _count: { select: { contestants: true } },
    },
  });
  const countries = [...new Set(teams.map(({ country }) => country.name))].sort(compareNames);
  return countries.map((country) => {
    const countryTeams = teams.filter((team) => team.country.name === country);
    const countWhere = (isCounted: (team: (typeof teams)[number]) => boolean) =>
      sum(countryTeams.filter(isCounted).map(({ _count }) => _count.contestants));
    const officialJunior = countWhere(({ isOfficial, group }) => isOfficial && group === "Junior");
    const officialSenior = countWhere(({ isOfficial, group }) => isOfficial && group === "Senior");
    return {
      country,
      official: { officialJunior, officialSenior, officialAll: officialJunior + officialSenior },
      participation: {
        teams: countryTeams.length,
        contestants: countWhere(() => true),
        unofficial: countWhere(({ isOfficial }) => !isOfficial),
        online: countWhere(({ isOnline }) => isOnline),
      },
    };
  });
}

const members = memberFilters(participating);
const membersAndGuides = [...members, { guide: { isNot: null } }];

/** Nobody counts twice: no contestant is a leader, and the other groups leave out those before them. */
const wearers = {
  contestants: { contestant: { team: participating } },
  leaders: { leader: { teams: { some: participating } } },
  deputyLeaders: { leader: { teams: { none: participating }, deputyOf: { some: participating } } },
  guides: { NOT: members, guide: { isNot: null } },
  guests: { NOT: membersAndGuides, isGuest: true },
  committees: { NOT: membersAndGuides, isGuest: false, committees: { some: {} } },
} satisfies Record<string, PersonWhereInput>;

type Wearer = keyof typeof wearers;

async function countTShirts(editionId: string, offeredSizes: readonly string[]) {
  const countOf = async (wearer: Wearer) => {
    const where = { editionId, ...wearers[wearer] };
    const rows = await db().person.groupBy({ by: "tShirtSize", where, _count: true });
    return rows.map(({ tShirtSize, _count }) => ({ size: tShirtSize, wearer, count: _count }));
  };
  const counts = (await Promise.all((Object.keys(wearers) as Wearer[]).map(countOf))).flat();
  return [...new Set([...offeredSizes, ...counts.map(({ size }) => size)])].map((size) => {
    const row = { size, contestants: 0, leaders: 0, deputyLeaders: 0, guides: 0, guests: 0, committees: 0, all: 0 };
    for (const { wearer, count } of counts.filter((counted) => counted.size === size)) {
      row[wearer] = count;
      row.all += count;
    }
    return row;
  });
}

async function countOperatingSystems(editionId: string, offeredNames: readonly string[]) {
  const countIn = async (group: ContestantGroup) => {
    const where = { editionId, team: { ...participating, group } };
    const rows = await db().contestant.groupBy({ by: "operatingSystemName", where, _count: true });
    return new Map(rows.map(({ operatingSystemName, _count }) => [operatingSystemName, _count]));
  };
  const [juniors, seniors] = await Promise.all([countIn("Junior"), countIn("Senior")]);
  return [...new Set([...offeredNames, ...juniors.keys(), ...seniors.keys()])].map((name) => {
    const [junior, senior] = [juniors.get(name) ?? 0, seniors.get(name) ?? 0];
    return { name, junior, senior, all: junior + senior };
  });
}

/** Throws 404 for an unknown year. */
export async function getStatistics(year?: number): Promise<Statistics> {
  const edition = await readEdition(year);
  const [countries, tShirts, operatingSystems] = await Promise.all([
    countByCountry(edition.id),
    countTShirts(edition.id, edition.tShirtSizes),
    countOperatingSystems(edition.id, edition.operatingSystemNames),
  ]);
  return {
    countriesCount: countries.length,
    contestantStatisticByCountry: Object.fromEntries(countries.map(({ country, official }) => [country, official])),
    participationByCountry: Object.fromEntries(countries.map(({ country, participation }) => [country, participation])),
    tShirts,
    operatingSystems,
  };
}

/** Throws 404 for an unknown year. */
export async function getAnswerCounts(year?: number): Promise<AnswerCounts> {
  const edition = await readEdition(year);
  const { questions } = edition;
  return countAnswers(questions, questions.length > 0 ? await listAskedPeople(edition) : [], edition);
}
