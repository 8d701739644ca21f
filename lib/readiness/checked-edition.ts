import type { AgeLimits } from "@/lib/edition/dates";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { Question } from "@/lib/question/schema";
import type { Period } from "@/lib/travel/period";
import type { Travel } from "@/lib/travel/views";

/** `people` are guides and members of committees. */
export type GapList = "teams" | "contestants" | "leaders" | "guests" | "people";

export interface TeamOfRecord {
  id: string;
  name: string;
  /** The person in the address of the team's page, such as "leader" or "contestant-1". */
  member?: string;
}

export interface CheckedRecord {
  list: GapList;
  id: string;
  /** Absent for a team. */
  personId?: string;
  country: { id: string; name: string; alpha2: string };
  name: string;
  teams: readonly TeamOfRecord[];
}

export interface CheckedPerson extends CheckedRecord {
  nativeName: string | null;
  tShirtSize: string | null;
  pictureHash: string | null;
  answers: readonly { questionId: string }[];
}

export interface CheckedContestant extends CheckedPerson {
  group: ContestantGroup;
  /** yyyy-MM-dd; null once it was erased. */
  dateOfBirth: string | null;
  username: string | null;
  isOnline: boolean;
  /** How many of the two days have a seat. */
  seats: number;
  /** The travel of a contestant who travels without the leader; null for the others. */
  ownTravel: Travel | null;
}

export interface CheckedTeam extends CheckedRecord, Travel {
  isOnline: boolean;
  guideId: string | null;
}

export interface WarningKey {
  kind: string;
  recordIds: string[];
  details: string;
}

/** A warning that somebody has checked, so that it is not shown any more. */
export interface Acknowledgement extends WarningKey {
  id: string;
  note: string;
  acknowledgedBy: { name: string };
  acknowledgedAt: Date;
}

/** The registered teams and people, without those of withdrawn teams. */
export interface CheckedEdition {
  teams: readonly CheckedTeam[];
  contestants: readonly CheckedContestant[];
  leaders: readonly CheckedPerson[];
  guests: readonly (CheckedPerson & Travel)[];
  /** Guides and members of committees, who are only checked for duplicates; empty unless for administrators. */
  people: readonly CheckedRecord[];
  /** Those to which forms require an answer. */
  questions: readonly Pick<Question, "id" | "label" | "askedOf">[];
  period: Period;
  timeZone: string;
  ageLimits: AgeLimits;
  acknowledgements: readonly Acknowledgement[];
}
