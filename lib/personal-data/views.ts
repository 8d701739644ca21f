import type { PersonGetPayload } from "@/lib/generated/prisma/models";
import { picturePath } from "@/lib/platform/picture/path";

export const foundPersonSelect = {
  id: true,
  fullName: true,
  pictureHash: true,
  pictureIsPublic: true,
  nameIsWithheld: true,
  isGuest: true,
  country: { select: { name: true } },
  edition: { select: { year: true } },
  leader: { select: { id: true } },
  contestant: { select: { team: { select: { name: true } } } },
  guide: { select: { id: true } },
} as const;

type FoundPersonRow = PersonGetPayload<{ select: typeof foundPersonSelect }>;
export type FoundPerson = ReturnType<typeof toFoundPerson>;

export function toFoundPerson({
  country,
  edition,
  leader,
  contestant,
  guide,
  pictureHash,
  isGuest,
  ...person
}: FoundPersonRow) {
  const roles = [
    leader && "Leader",
    contestant && `Contestant of ${contestant.team.name}`,
    guide && "Guide",
    isGuest && "Guest",
  ].filter((role) => typeof role === "string");
  return {
    ...person,
    isDeleted: false as const,
    isContestant: contestant !== null,
    picturePath: picturePath(pictureHash),
    countryName: country.name,
    year: edition.year,
    roles,
  };
}

/** Somebody whom only the audit log and mails still know. */
export interface DeletedPerson {
  id: string;
  isDeleted: true;
  /** The last name in the audit log. */
  fullName: string;
  year: number | null;
  countryName: string | null;
}

/** e.g. "Guest · Laos · 2025" */
export const describePerson = (person: FoundPerson | DeletedPerson): string =>
  [...(person.isDeleted ? ["Deleted"] : person.roles), person.countryName, person.year].filter(Boolean).join(" · ");

export interface DeletionPreview {
  /** e.g. "40 contestants" */
  counts: string[];
  /** What is deleted and kept of a contestant. */
  example: { name: string; deleted: string[]; kept: string[] } | null;
}
