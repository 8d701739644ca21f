import { cycled } from "@/lib/demo/random";
import type { PrismaClient } from "@/lib/generated/prisma/client";
import type { AskedOf } from "@/lib/generated/prisma/enums";
import type { Database } from "@/lib/platform/db/client";
import { openAccounts } from "@/prisma/seed/demo/accounts";
import { type DemoCountry, demoCountries } from "@/prisma/seed/demo/countries";
import {
  committeeRows,
  companyRows,
  demoEdition,
  printPictureRows,
  scheduleRows,
  venueRows,
} from "@/prisma/seed/demo/edition";
import { letterRows } from "@/prisma/seed/demo/letters";
import { appointCommittees, inviteGuests } from "@/prisma/seed/demo/other-people";
import { pastEditionRows, storePastEdition } from "@/prisma/seed/demo/past-edition";
import { type Participant, People } from "@/prisma/seed/demo/people";
import { makePictures } from "@/prisma/seed/demo/pictures";
import { answerRows, questionRows } from "@/prisma/seed/demo/questions";
import { roomsOf, seatsOf } from "@/prisma/seed/demo/seats";
import { registerTeams } from "@/prisma/seed/demo/teams";
import { transferRows } from "@/prisma/seed/demo/transfers";

export interface DemoOptions {
  teams?: number;
  countries?: number;
  /** Creates the 2024 edition too, with final results. */
  past?: boolean;
}

export interface DemoSummary {
  created: boolean;
  countries: number;
  teams: number;
  contestants: number;
}

/** Thousands of teams take minutes. */
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

async function createRows(countries: readonly Participant[], teamCount: number) {
  const pictures = await makePictures();
  const people = new People(pictures);
  const registered = registerTeams(countries, teamCount, people);
  inviteGuests(countries, people);
  const transfers = transferRows(registered, people.rows);
  const committeeMembers = appointCommittees(countries, people);
  const accounts = await openAccounts(countries, Math.max(4, Math.ceil(teamCount / 7)), people);
  const roles = new Map<string, AskedOf>([
    ...people.rows.flatMap(({ id, isGuest }) => (isGuest ? [[id, "GUEST"] as const] : [])),
    ...registered.contestants.map(({ personId }) => [personId, "CONTESTANT"] as const),
    ...registered.leaders.map(({ personId }) => [personId, "LEADER"] as const),
    ...accounts.guides.map(({ personId }) => [personId, "GUIDE"] as const),
  ]);
  const answers = answerRows(people.rows, roles, countries);
  return { pictures, persons: people.rows, committeeMembers, registered, answers, ...transfers, ...accounts };
}

async function store(db: Database, rows: Awaited<ReturnType<typeof createRows>>): Promise<void> {
  const { pictures, persons, committeeMembers, registered, answers, users, guides, transfers, assignments } = rows;
  const { teams, contestants, leaders, counters } = registered;
  // Every ninth team waits for a guide.
  const teamsWithGuides = teams.map((team, i) => ({ ...team, guideId: i % 9 === 8 ? null : cycled(guides, i).id }));
  await db.edition.createMany({ data: [demoEdition] });
  await db.picture.createMany({ data: pictures.rows, skipDuplicates: true });
  await db.company.createMany({ data: companyRows(pictures.hashOf) });
  await db.venuePicture.createMany({ data: venueRows(pictures.hashOf) });
  await db.printPicture.createMany({ data: printPictureRows(pictures.hashOf) });
  await db.committee.createMany({ data: committeeRows });
  await db.scheduleItem.createMany({ data: scheduleRows });
  await db.user.createMany({ data: users });
  await db.person.createMany({ data: persons });
  await db.question.createMany({ data: questionRows });
  await db.answer.createMany({ data: answers });
  await db.committeeMember.createMany({ data: committeeMembers });
  await db.guide.createMany({ data: guides });
  await db.leader.createMany({ data: leaders });
  await db.team.createMany({ data: teamsWithGuides });
  await db.contestant.createMany({ data: contestants });
  await db.letter.createMany({ data: letterRows(teams) });
  const seats = seatsOf(teams, contestants);
  await db.contestantDay.createMany({ data: seats });
  await db.transfer.createMany({ data: transfers });
  await db.transferAssignment.createMany({ data: assignments });
  await db.contestantCodeCounter.createMany({ data: counters });
  await db.room.createMany({ data: roomsOf(seats) });
}

/** Equal options give equal content. Throws RangeError for sizes out of range. */
export async function seedDemo(
  db: PrismaClient,
  { teams = 40, countries = 20, past = false }: DemoOptions = {},
): Promise<DemoSummary> {
  if (!Number.isInteger(countries) || countries < 2 || countries > demoCountries.length) {
    throw new RangeError(`The demo can have 2 to ${demoCountries.length} countries.`);
  }
  if (!Number.isInteger(teams) || teams < 0) throw new RangeError("The number of teams must be a whole number.");
  const existing = await db.edition.findUnique({ where: { year: demoEdition.year }, select: { id: true } });
  if (existing) return { created: false, countries: 0, teams: 0, contestants: 0 };
  const rows = await createRows(await participantsOf(db, demoCountries.slice(0, countries)), teams);
  await db.$transaction(
    async (transaction) => {
      await store(transaction, rows);
      if (past) await storePastEdition(transaction, pastEditionRows(rows.registered, rows.persons));
    },
    { timeout: transactionMs },
  );
  // Without statistics PostgreSQL plans the joins of thousands of teams badly until autovacuum has run.
  await db.$executeRaw`ANALYZE`;
  const { contestants } = rows.registered;
  return { created: true, countries, teams, contestants: contestants.length };
}
