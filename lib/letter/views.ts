import type { LetterKind } from "@/lib/edition/letter-text";
import { travelling } from "@/lib/edition/participating";
import type { LetterGetPayload, LetterSelect, LetterWhereInput } from "@/lib/generated/prisma/models";
import type { LetterBody } from "@/lib/letter/fill-letter";
import { formatCode, letterNumber } from "@/lib/letter/labels";
import type { Letter } from "@/lib/letter/schema";
import { env } from "@/lib/platform/env";
import { whoTravels } from "@/lib/travel/travellers";

/** A letter as it is printed, or would be once it is issued. */
export interface LetterSheet {
  kind: LetterKind;
  /** Of the person or the team. */
  recipientId: string;
  name: string;
  /** What a search finds besides the name. */
  otherNames: string[];
  country: string;
  roles: string[];
  groups: string[];
  issued: { id: string; number: string; address: string; date: string; isChanged: boolean } | null;
  body: LetterBody;
  /** The SHA-256 hash of what it says besides number and date. */
  content: string;
}

export const invitedTeam = travelling;

/** Somebody who was withdrawn or erased is invited no more. */
export const validLetter = { OR: [{ person: whoTravels }, { team: invitedTeam }] } satisfies LetterWhereInput;

export const letterSelect = {
  id: true,
  number: true,
  code: true,
  issuedAt: true,
  personId: true,
  teamId: true,
  edition: { select: { year: true } },
  person: { select: { fullName: true, countryId: true } },
  team: { select: { name: true, countryId: true } },
} as const satisfies LetterSelect;

export const checkAddress = (code: string): string => `${env().SITE_URL}/letter/${formatCode(code)}`;

export function toLetter(row: LetterGetPayload<{ select: typeof letterSelect }>): Letter {
  const { id, number, code, issuedAt, personId, teamId, edition, person, team } = row;
  return {
    id,
    personId,
    teamId,
    number: letterNumber(edition.year, number),
    code: formatCode(code),
    url: checkAddress(code),
    issuedAt: issuedAt.toISOString(),
    name: person?.fullName ?? team?.name ?? "",
    countryId: person?.countryId ?? team?.countryId ?? "",
  };
}

const name = { select: { fullName: true } } as const;

/** What an embassy sees of a letter. */
export const checkedSelect = {
  issuedAt: true,
  edition: { select: { name: true, timeZone: true } },
  person: name,
  team: {
    select: {
      name: true,
      leader: { select: { person: name } },
      deputyLeader: { select: { person: name } },
      contestants: { select: { person: name }, orderBy: { number: "asc" } },
    },
  },
} as const satisfies LetterSelect;
