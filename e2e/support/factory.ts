import { randomUUID } from "node:crypto";
import bcrypt from "bcryptjs";
import { uniqueName } from "@/e2e/support/names";
import { type Country, countryByCode, db } from "@/e2e/support/site";
import type { Prisma, UserRole } from "@/lib/generated/prisma/client";
import type { QuestionModel } from "@/lib/generated/prisma/models";

// Writes test data directly to the database, so that a test depends only on the endpoint it tests.

/** The travel details of inserted teams and guests. */
export const storedTravel = {
  timeOfArrival: new Date("2025-04-09T10:00Z"),
  arrivalLocation: "Other",
  timeOfDeparture: new Date("2025-04-13T10:00Z"),
  departureLocation: "Other",
};

export interface Account {
  id: string;
  email: string;
  password: string;
  countryId: string | null;
}

export const accountPassword = "fallen-leaves-9";
const passwordHash = bcrypt.hashSync(accountPassword, 4);

export async function insertAccount(role: UserRole, alpha2?: string): Promise<Account> {
  const email = `${randomUUID()}@test.example`;
  const countryId = alpha2 ? (await countryByCode(alpha2)).id : null;
  const { id } = await db.user.create({ data: { email, name: `Test ${role}`, role, countryId, passwordHash } });
  return { id, email, password: accountPassword, countryId };
}

export async function currentEditionId(): Promise<string> {
  const { id } = await db.edition.findFirstOrThrow({ where: { isCurrent: true }, select: { id: true } });
  return id;
}

/** Years before the current edition, without 1999, which tests expect not to exist. */
const pastYears = Array.from({ length: 34 }, (_, i) => 1990 + i).filter((year) => year !== 1999);

/** Inserts a past edition without content, of an unused year unless `changes` have one. */
export async function insertEdition(
  changes: Partial<Prisma.EditionCreateManyInput> = {},
): Promise<{ id: string; year: number }> {
  for (const year of changes.year ? [changes.year] : pastYears) {
    const data = {
      year,
      name: `Edition of ${year}`,
      shortName: "OLD",
      startDate: new Date(`${year}-04-12`),
      endDate: new Date(`${year}-04-16`),
      endOfRegistrationDate: new Date(`${year}-03-20T22:00Z`),
      siteId: randomUUID(),
      contactEmail: "office@test.example",
      welcomeText: "",
      rules: "",
      environmentDescription: "",
      ...changes,
    };
    const select = { id: true, year: true };
    // A used year is skipped, also if another worker inserts it at the same time.
    const [edition] = await db.edition.createManyAndReturn({ data, skipDuplicates: true, select });
    if (edition) return edition;
  }
  throw new Error("Every year has an edition.");
}

type PersonChanges = Partial<Prisma.PersonUncheckedCreateInput>;

/** Inserts a person without a role and returns their id. */
export async function insertPerson(country: Country, changes: PersonChanges = {}): Promise<string> {
  const editionId = changes.editionId ?? (await currentEditionId());
  const fullName = uniqueName("Person");
  const data = { editionId, countryId: country.id, fullName, tShirtSize: "M", ...changes };
  const { id } = await db.person.create({ data, select: { id: true } });
  return id;
}

/** Inserts a guest and returns the id of their person. */
export const insertGuest = (country: Country, changes: PersonChanges = {}): Promise<string> =>
  insertPerson(country, { isGuest: true, ...changes });

/** Adds a person to a committee of their edition. */
export async function addMember(personId: string, key: string, isChair = false): Promise<void> {
  const { editionId } = await db.person.findUniqueOrThrow({ where: { id: personId }, select: { editionId: true } });
  const committee = await db.committee.findUniqueOrThrow({ where: { editionId_key: { editionId, key } } });
  await db.committeeMember.create({ data: { personId, committeeId: committee.id, editionId, isChair } });
}

/** Inserts a member of a committee and returns the id of their person. */
export async function insertMember(country: Country, key: string, changes: PersonChanges = {}): Promise<string> {
  const personId = await insertPerson(country, changes);
  await addMember(personId, key);
  return personId;
}

/** Inserts `count` guests, who arrive and leave at the same times as the teams. */
export async function insertGuests(country: Country, count: number): Promise<void> {
  const editionId = await currentEditionId();
  const data = Array.from({ length: count }, (_, i) => ({
    editionId,
    countryId: country.id,
    fullName: `Guest ${i}`,
    tShirtSize: "M",
    isGuest: true,
    ...storedTravel,
  }));
  await db.person.createMany({ data });
}

/** Inserts a question for contestants, whose answers guides see, and returns its id. */
export async function insertQuestion(changes: Partial<QuestionModel> = {}): Promise<string> {
  const data: Prisma.QuestionUncheckedCreateInput = {
    editionId: await currentEditionId(),
    position: 1,
    label: uniqueName("Question"),
    kind: "TEXT",
    options: [],
    askedOf: ["CONTESTANT"],
    audience: "GUIDES",
    ...changes,
  };
  const { id } = await db.question.create({ data, select: { id: true } });
  return id;
}

/** Inserts a leader without a team and returns the id of their leader record. */
export async function insertLeader(country: Country): Promise<string> {
  const keys = { editionId: await currentEditionId(), countryId: country.id, personId: await insertPerson(country) };
  const data = { ...keys, email: "l@team.example", phoneNumber: "+359 54 000 000" };
  const { id } = await db.leader.create({ data, select: { id: true } });
  return id;
}

/** Inserts a guide and returns the id of their guide record. */
export async function insertGuide(country: Country, userId: string, changes: PersonChanges = {}): Promise<string> {
  const editionId = changes.editionId ?? (await currentEditionId());
  const personId = await insertPerson(country, { ...changes, editionId });
  const data = { editionId, personId, userId, phoneNumber: "+359 54 000 000" };
  const { id } = await db.guide.create({ data, select: { id: true } });
  return id;
}

export interface StoredTeam {
  id: string;
  leaderId: string;
  deputyId: string;
  contestantIds: string[];
  /** The ids of their persons. */
  people: { leader: string; deputy: string; contestants: string[] };
}

interface TeamOptions {
  guideId?: string;
  /** The current edition by default. */
  editionId?: string;
  /** The number in the first contestant's code; unique by default. */
  firstNumber?: number;
}

/** Hundreds of teams take longer than Prisma's default of five seconds on a busy machine. */
const slowTransaction = { timeout: 60_000 };

let nextNumber = 1_000_000 + Math.floor(Math.random() * 1_000_000_000);

/** Inserts a team with a leader and a deputy for each number of contestants in `sizes`. */
export async function insertTeams(country: Country, sizes: number[], options: TeamOptions = {}): Promise<StoredTeam[]> {
  const editionId = options.editionId ?? (await currentEditionId());
  const home = { editionId, countryId: country.id };
  const persons: Prisma.PersonCreateManyInput[] = [];
  const addPerson = () => {
    const id = randomUUID();
    persons.push({ id, ...home, fullName: `Person ${id.slice(0, 8)}`, tShirtSize: "M" });
    return id;
  };
  const leaders: Prisma.LeaderCreateManyInput[] = [];
  const addLeader = () => {
    const id = randomUUID();
    const personId = addPerson();
    leaders.push({ id, ...home, personId, email: "l@team.example", phoneNumber: "+359 54 000 000" });
    return { id, personId };
  };
  const contestants: Prisma.ContestantCreateManyInput[] = [];
  const addContestant = (teamId: string) => {
    const id = randomUUID();
    const number = options.firstNumber === undefined ? nextNumber++ : options.firstNumber + contestants.length;
    const personId = addPerson();
    const details = { dateOfBirth: new Date("2008-05-24"), operatingSystemName: "Windows" };
    contestants.push({ id, teamId, ...home, number, personId, ...details });
    return { id, personId };
  };
  const teams = sizes.map((size) => {
    const id = randomUUID();
    const members = Array.from({ length: size }, () => addContestant(id));
    const [leader, deputy] = [addLeader(), addLeader()];
    const people = {
      leader: leader.personId,
      deputy: deputy.personId,
      contestants: members.map((member) => member.personId),
    };
    return { id, leaderId: leader.id, deputyId: deputy.id, contestantIds: members.map((member) => member.id), people };
  });
  const teamRows = teams.map(({ id, leaderId, deputyId }) => ({
    id,
    ...home,
    name: `Team ${id.slice(0, 8)}`,
    group: "Senior" as const,
    leaderId,
    deputyLeaderId: deputyId,
    guideId: options.guideId ?? null,
    ...storedTravel,
  }));
  await db.$transaction(async (tx) => {
    await tx.person.createMany({ data: persons });
    await tx.leader.createMany({ data: leaders });
    await tx.team.createMany({ data: teamRows });
    await tx.contestant.createMany({ data: contestants });
  }, slowTransaction);
  return teams;
}

/** Inserts a team with a leader, a deputy and `size` contestants. */
export async function insertTeam(
  country: Country,
  { size = 2, ...options }: TeamOptions & { size?: number } = {},
): Promise<StoredTeam> {
  const [team] = await insertTeams(country, [size], options);
  if (!team) throw new Error("no team");
  return team;
}

/** Deletes teams and their people. */
export async function deleteTeams(teams: StoredTeam[]): Promise<void> {
  const leaderIds = teams.flatMap(({ leaderId, deputyId }) => [leaderId, deputyId]);
  const contestantIds = teams.flatMap((team) => team.contestantIds);
  const where = { OR: [{ leader: { id: { in: leaderIds } } }, { contestant: { id: { in: contestantIds } } }] };
  const persons = await db.person.findMany({ where, select: { id: true } });
  await db.$transaction(async (tx) => {
    await tx.team.deleteMany({ where: { id: { in: teams.map(({ id }) => id) } } });
    await tx.leader.deleteMany({ where: { id: { in: leaderIds } } });
    await tx.person.deleteMany({ where: { id: { in: persons.map(({ id }) => id) } } });
  }, slowTransaction);
}

export interface ContestantGroup {
  teams: StoredTeam[];
  contestantIds: string[];
  /** The contestants' codes in the same order. */
  codes: string[];
}

/** Inserts `size` contestants in teams of at most four, with consecutive numbers in their codes. */
export async function insertContestants(
  country: Country,
  size: number,
  firstNumber = nextNumber,
): Promise<ContestantGroup> {
  const sizes = Array.from({ length: Math.ceil(size / 4) }, (_, i) => Math.min(4, size - i * 4));
  nextNumber += size;
  const teams = await insertTeams(country, sizes, { firstNumber });
  const contestantIds = teams.flatMap((team) => team.contestantIds);
  return { teams, contestantIds, codes: contestantIds.map((_, i) => `${country.alpha3}${firstNumber + i}`) };
}

/** Starts another edition as a copy of the current one, with Bulgarian contestants BGR1, BGR2, … */
export async function startEdition(year: number, size: number): Promise<ContestantGroup> {
  const { id, ...current } = await db.edition.findFirstOrThrow({ where: { isCurrent: true } });
  await db.$transaction([
    db.edition.update({ where: { id }, data: { isCurrent: false } }),
    db.edition.create({ data: { ...current, year } }),
  ]);
  return insertContestants(await countryByCode("BG"), size, 1);
}

/** Inserts a deadline extension for a country, unless it has one. */
export async function insertDeadlineExtension(country: Country, givenById: string): Promise<void> {
  await db.deadlineExtension.createMany({
    data: {
      editionId: await currentEditionId(),
      countryId: country.id,
      endOfRegistrationDate: new Date("2025-03-25T12:00Z"),
      reason: "A strike",
      givenById,
      givenAt: new Date(),
    },
    skipDuplicates: true,
  });
}

/** Inserts a transfer, by default the arrival of a bus with 20 seats, and returns its id. */
export async function insertTransfer(changes: Partial<Prisma.TransferUncheckedCreateInput> = {}): Promise<string> {
  const data = {
    editionId: await currentEditionId(),
    direction: "ARRIVAL" as const,
    place: "Other",
    leavesAt: new Date("2025-04-09T11:30Z"),
    vehicle: "Bus",
    seats: 20,
    ...changes,
  };
  const { id } = await db.transfer.create({ data, select: { id: true } });
  return id;
}
