import { cycled, type Random, randomOf } from "@/lib/demo/random";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type {
  ContestantCodeCounterCreateManyInput,
  ContestantCreateManyInput,
  LeaderCreateManyInput,
  TeamCreateManyInput,
} from "@/lib/generated/prisma/models";
import jokes from "@/prisma/seed/demo/data/team-names.json" with { type: "json" };
import { demoEdition } from "@/prisma/seed/demo/edition";
import { emailAddress, type Participant, type People, phoneNumber } from "@/prisma/seed/demo/people";
import { travelOf } from "@/prisma/seed/demo/travel";
import { idOf } from "@/prisma/seed/ids";

export interface TeamRows {
  leaders: (LeaderCreateManyInput & { id: string })[];
  teams: (TeamCreateManyInput & { id: string })[];
  contestants: (ContestantCreateManyInput & { id: string })[];
  counters: ContestantCodeCounterCreateManyInput[];
}

/** The country of each team: six of Bulgaria, four of Romania, then the others in turn, from the hundredth on all. */
function drawCountries(countries: readonly Participant[], teams: number): Participant[] {
  const [host, neighbour, ...others] = countries;
  const turns = [
    ...(host ? Array<Participant>(6).fill(host) : []),
    ...(neighbour ? Array<Participant>(4).fill(neighbour) : []),
  ];
  const inTurn = others.length > 0 ? others : countries;
  while (turns.length < teams) turns.push(cycled(turns.length >= 100 ? countries : inTurn, turns.length - 10));
  return turns.slice(0, teams);
}

const day = (random: Random) =>
  `${String(random.integer(1, 12)).padStart(2, "0")}-${String(random.integer(1, 28)).padStart(2, "0")}`;

/** A few juniors are too old, so that the demo shows the warning. */
function birthYear(group: ContestantGroup, random: Random): number {
  if (group === "Senior") return random.integer(2006, 2008);
  return random.chance(0.02) ? 2008 : random.integer(2009, 2012);
}

/** Between 28 January and 28 February, late more often than early. */
function registeredAt(key: string): Date {
  const random = randomOf(`registered:${key}`);
  const days = Math.floor(32 * Math.sqrt(random.next()));
  return new Date(Date.UTC(2025, 0, 28 + days, random.integer(6, 20), random.integer(0, 59)));
}

/** Names a country's teams by its cities and by jokes in turn; a name that is taken gets a number. */
class TeamNames {
  readonly #taken = new Set<string>();
  #jokes = 0;

  /** `index` counts the country's teams from 0. */
  next({ cities }: Participant, group: ContestantGroup, index: number): string {
    const isJoke = index % 2 === 1;
    const wanted = isJoke ? cycled(jokes, this.#jokes++) : `${cycled(cities, index / 2)} ${group}s`;
    let name = wanted;
    for (let number = 2; this.#taken.has(name); number++) name = `${wanted} ${number}`;
    this.#taken.add(name);
    return name;
  }
}

interface ContestantTeam {
  id: string;
  group: ContestantGroup;
  isOnline: boolean;
}

class Registration {
  readonly rows: TeamRows = { leaders: [], teams: [], contestants: [], counters: [] };
  readonly #names = new TeamNames();
  readonly #perCountry = new Map<string, { teams: number; contestants: number; leaders: string[] }>();

  constructor(private readonly people: People) {}

  #countsOf(country: Participant) {
    const counts = this.#perCountry.get(country.id) ?? { teams: 0, contestants: 0, leaders: [] };
    this.#perCountry.set(country.id, counts);
    return counts;
  }

  #leader(key: string, country: Participant): string {
    const random = randomOf(`leader:${key}`);
    const person = this.people.add({ key: `leader:${key}`, country, age: "grown", random });
    const id = idOf(`demo:leader:${key}`);
    const phone = phoneNumber(country, random);
    this.rows.leaders.push({
      id,
      editionId: demoEdition.id,
      countryId: country.id,
      personId: person.id,
      email: emailAddress(person.fullName, random),
      phoneNumber: phone,
    });
    this.#countsOf(country).leaders.push(id);
    return id;
  }

  #contestant(key: string, country: Participant, { id: teamId, group, isOnline }: ContestantTeam): void {
    const random = randomOf(`contestant:${key}`);
    const person = this.people.add({ key: `contestant:${key}`, country, age: "young", random });
    const travelsAlone = random.chance(0.1);
    this.rows.contestants.push({
      id: idOf(`demo:contestant:${key}`),
      teamId,
      editionId: demoEdition.id,
      countryId: country.id,
      number: ++this.#countsOf(country).contestants,
      personId: person.id,
      dateOfBirth: new Date(`${birthYear(group, random)}-${day(random)}`),
      operatingSystemName: random.pick(demoEdition.operatingSystemNames),
      personForContactName: travelsAlone ? `${person.fullName.split(" ")[0]}’s mother` : null,
      personForContactPhoneNumber: travelsAlone ? phoneNumber(country, random) : null,
    });
    if (travelsAlone && !isOnline && random.chance(0.8)) Object.assign(person, travelOf(country, random));
  }

  team(country: Participant, number: number): void {
    const key = `${country.alpha2}:${number}`;
    const random = randomOf(`team:${key}`);
    const counts = this.#countsOf(country);
    const index = counts.teams++;
    const group = (index + country.alpha2.charCodeAt(0)) % 2 === 0 ? "Senior" : "Junior";
    const sharedLeaderId = index % 4 === 1 && random.chance(0.4) ? counts.leaders[0] : undefined;
    const leaderId = sharedLeaderId ?? this.#leader(key, country);
    const id = idOf(`demo:team:${key}`);
    const isOnline = random.chance(0.04);
    const isOfficial = !random.chance(index < 4 ? 0.1 : 0.4);
    const deputyLeaderId = index % 3 === 0 && random.chance(0.8) ? this.#leader(`${key}:deputy`, country) : null;
    const travel = travelOf(country, random);
    this.rows.teams.push({
      id,
      editionId: demoEdition.id,
      countryId: country.id,
      name: this.#names.next(country, group, index),
      group,
      isOnline,
      isOfficial,
      leaderId,
      deputyLeaderId,
      ...(!isOnline && travel),
      createdAt: registeredAt(key),
    });
    const size = random.pick([1, 2, 3, 3, 4, 4, 4, 4]);
    for (let i = 1; i <= size; i++) this.#contestant(`${key}:${i}`, country, { id, group, isOnline });
  }

  finish(): TeamRows {
    const counters = [...this.#perCountry].map(([countryId, { contestants }]) => ({
      editionId: demoEdition.id,
      countryId,
      lastNumber: contestants,
    }));
    return { ...this.rows, counters };
  }
}

export function registerTeams(countries: readonly Participant[], count: number, people: People): TeamRows {
  const registration = new Registration(people);
  drawCountries(countries, count).forEach((country, number) => {
    registration.team(country, number);
  });
  return registration.finish();
}
