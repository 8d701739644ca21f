import { randomUUID } from "node:crypto";
import type { LeaderCreateModel } from "@/lib/leader/schema";
import type { EncodedPictures } from "@/lib/picture/commands";
import type { TeamCreation } from "@/lib/team/schema";
import { toDate } from "@/lib/time";

type Home = { editionId: string; countryId: string };

type NewPerson = { fullName: string; nativeName: string | null; tShirtSize: string };

/** What is new has no roles but those of its records, and this version. */
const fresh = { version: 1 };
const freshPerson = { ...fresh, assignedRoles: [] as string[] };

type PersonRow = NewPerson & Home & typeof freshPerson & { id: string; pictureHash: string | null };

type LeaderRow = typeof fresh & { id: string; personId: string; email: string; phoneNumber: string };

type ContestantRow = Home &
  typeof fresh & {
    id: string;
    teamId: string;
    personId: string;
    dateOfBirth: Date;
    operatingSystemName: string;
    personForContactName: string | null;
    personForContactPhone: string | null;
  };

/** Fields of a request that may hold a new person's picture. */
export const pictureFields = {
  leader: "leaderCreateModel.leaderPerson.picture",
  deputy: "deputyLeaderCreateModel.leaderPerson.picture",
  contestant: (index: number) => `contestants.${index}.contestantPerson.picture`,
};

/** Collects the rows that a new team is made of, so that each table is written by one statement. */
export class TeamRows {
  readonly persons: PersonRow[] = [];
  readonly leaders: LeaderRow[] = [];
  readonly contestants: ContestantRow[] = [];

  constructor(
    private readonly home: Home,
    private readonly pictures: EncodedPictures,
  ) {}

  private person({ fullName, nativeName, tShirtSize }: NewPerson, pictureField: string): string {
    const id = randomUUID();
    const pictureHash = this.pictures.get(pictureField)?.hash ?? null;
    this.persons.push({ id, ...this.home, fullName, nativeName, tShirtSize, pictureHash, ...freshPerson });
    return id;
  }

  /** Adds a new leader, of a new person unless the model names one; returns the leader's id. */
  leader(
    { leaderPersonId, leaderPerson, leaderEmail, leaderPhoneNumber }: LeaderCreateModel,
    pictureField: string,
  ): string {
    const id = randomUUID();
    const personId = leaderPersonId ?? (leaderPerson && this.person(leaderPerson, pictureField));
    if (!personId) throw new Error("a leader without a person");
    this.leaders.push({ id, personId, email: leaderEmail, phoneNumber: leaderPhoneNumber, ...fresh });
    return id;
  }

  /** Adds a contestant of the team. */
  contestant(teamId: string, given: TeamCreation["contestants"][number], pictureField: string): void {
    const contact = given.hasPersonForContact
      ? { personForContactName: given.personForContactName, personForContactPhone: given.personForContactPhoneNumber }
      : { personForContactName: null, personForContactPhone: null };
    this.contestants.push({
      id: randomUUID(),
      teamId,
      ...this.home,
      personId: this.person(given.contestantPerson, pictureField),
      dateOfBirth: toDate(given.dateOfBirth),
      operatingSystemName: given.operatingSystemName,
      ...contact,
      ...fresh,
    });
  }

  /** The new person of a row; undefined for one who was there before. */
  private known(personId: string): PersonRow | undefined {
    return this.persons.find(({ id }) => id === personId);
  }

  /** A new leader as they are stored, or undefined if the leader or their person was there before. */
  leaderWithPerson(leaderId: string): (LeaderRow & { person: PersonRow }) | undefined {
    const leader = this.leaders.find(({ id }) => id === leaderId);
    const person = leader && this.known(leader.personId);
    return person && { ...leader, person };
  }

  /** The person of a new contestant. */
  personOf({ personId }: { personId: string }): PersonRow {
    const person = this.known(personId);
    if (!person) throw new Error("a contestant without a person");
    return person;
  }
}
