import type { PrismaClient } from "@/lib/generated/prisma/client";
import type { Database } from "@/lib/platform/db/client";
import { openAccounts } from "@/prisma/seed/demo/accounts";
import { type DemoCountry, demoCountries } from "@/prisma/seed/demo/countries";
import { companyRows, demoEdition, venueRows } from "@/prisma/seed/demo/edition";
import { appointCommittees, inviteGuests } from "@/prisma/seed/demo/other-people";
import { pastEditionRows, storePastEdition } from "@/prisma/seed/demo/past-edition";
import { type Participant, People } from "@/prisma/seed/demo/people";
import { makePictures } from "@/prisma/seed/demo/pictures";
import { cycled } from "@/prisma/seed/demo/random";
import { seatsOf } from "@/prisma/seed/demo/seats";
import { registerTeams } from "@/prisma/seed/demo/teams";
import { transferRows } from "@/prisma/seed/demo/transfers";
import { committeeRows, scheduleRows } from "@/prisma/seed/first-edition";

export interface DemoOptions {
  /** Number of teams; 40 by default. */
  teams?: number;
  /** Number of countries; 20 by default. */
  countries?: number;
  /** Creates the 2024 edition too, with final results; not by default. */
  past?: boolean;
}

export interface DemoSummary {
  /** False if the edition existed already and nothing was changed. */
  created: boolean;
  countries: number;
  teams: number;
  contestants: number;
}

const maxDemoCountries = demoCountries.length;

const chunkSize = 500;
const transactionMs = 10 * 60_000;

async function participantsOf(db: Pick<Database, "country">, chosen: readonly DemoCountry[]): Promise<Participant[]> {
  const stored = await db.country.findMany({ select: { id: true, name: true, alpha2: true } });
  const byCode = new Map(stored.map((country) => [country.alpha2, country]));
  return chosen.map((country) => {
    const row = byCode.get(country.alpha2);
    if (!row) throw new Error(`The country ${country.alpha2} is not in the database; seed the countries first.`);
    return { ...country, id: row.id, name: row.name };
  });
}

async function rowsFor(countries: readonly Participant[], teamCount: number, withPast: boolean) {
  const pictures = await makePictures();
  const people = new People(pictures);
  const registered = registerTeams(countries, teamCount, people);
  const { teams, contestants, leaders, counters } = registered;
  inviteGuests(countries, people);
  const { transfers, assignments } = transferRows(registered, people.rows);
  appointCommittees(countries, people);
  const { users, guides } = await openAccounts(countries, Math.max(4, Math.ceil(teamCount / 7)), people);
  // Every ninth team has no guide yet.
  const guided = teams.map((team, i) => ({ ...team, guideId: i % 9 === 8 ? null : cycled(guides, i).id }));
  return {
    pictures: pictures.rows,
    persons: people.rows,
    teams: guided,
    contestants,
    leaders,
    counters,
    users,
    guides,
    days: seatsOf(teams, contestants),
    transfers,
    assignments,
    companies: companyRows(pictures.hashOf),
    venuePictures: venueRows(pictures.hashOf),
    past: withPast ? pastEditionRows(registered, people) : null,
  };
}

/** PostgreSQL takes at most 65,535 parameters in one statement. */
async function inChunks<T>(rows: readonly T[], create: (chunk: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += chunkSize) await create(rows.slice(from, from + chunkSize));
}

async function store(db: Database, rows: Awaited<ReturnType<typeof rowsFor>>): Promise<void> {
  await db.edition.createMany({ data: [demoEdition] });
  await inChunks(rows.pictures, (data) => db.picture.createMany({ data, skipDuplicates: true }));
  await db.company.createMany({ data: rows.companies });
  await db.venuePicture.createMany({ data: rows.venuePictures });
  await db.committee.createMany({ data: committeeRows });
  await db.scheduleItem.createMany({ data: scheduleRows });
  await inChunks(rows.users, (data) => db.user.createMany({ data }));
  await inChunks(rows.persons, (data) => db.person.createMany({ data }));
  await inChunks(rows.guides, (data) => db.guide.createMany({ data }));
  await inChunks(rows.leaders, (data) => db.leader.createMany({ data }));
  await inChunks(rows.teams, (data) => db.team.createMany({ data }));
  await inChunks(rows.contestants, (data) => db.contestant.createMany({ data }));
  await inChunks(rows.days, (data) => db.contestantDay.createMany({ data }));
  await db.transfer.createMany({ data: rows.transfers });
  await inChunks(rows.assignments, (data) => db.transferAssignment.createMany({ data }));
  await db.contestantCodeCounter.createMany({ data: rows.counters });
  if (rows.past) await storePastEdition(db, rows.past);
}

/**
 * Creates the 2025 edition with realistic content, the same for the same options, and with `past` the one before. The
 * countries must exist. Changes nothing if there is an edition of that year. Throws RangeError for sizes out of range.
 */
export async function seedDemo(
  db: PrismaClient,
  { teams = 40, countries = 20, past = false }: DemoOptions = {},
): Promise<DemoSummary> {
  if (!Number.isInteger(countries) || countries < 2 || countries > maxDemoCountries) {
    throw new RangeError(`The demo can have 2 to ${maxDemoCountries} countries.`);
  }
  if (!Number.isInteger(teams) || teams < 0) throw new RangeError("The number of teams must be a whole number.");
  const existing = await db.edition.findUnique({ where: { year: demoEdition.year }, select: { id: true } });
  if (existing) return { created: false, countries: 0, teams: 0, contestants: 0 };
  const rows = await rowsFor(await participantsOf(db, demoCountries.slice(0, countries)), teams, past);
  await db.$transaction((transaction) => store(transaction, rows), { timeout: transactionMs });
  // Without statistics PostgreSQL plans the joins of thousands of teams badly until autovacuum has run.
  await db.$executeRaw`ANALYZE`;
  return { created: true, countries, teams: rows.teams.length, contestants: rows.contestants.length };
}
