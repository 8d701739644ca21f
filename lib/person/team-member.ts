import "server-only";
import { randomUUID } from "node:crypto";
import type { TeamModel } from "@/lib/generated/prisma/models";
import type { NewPersonInput } from "@/lib/person/inputs";

/** The team of a new member. */
export type TeamKey = Pick<TeamModel, "id" | "editionId" | "countryId">;

/** The row of a new person of a team. */
export function newPerson(
  { editionId, countryId }: Omit<TeamKey, "id">,
  { fullName, nativeName, tShirtSize }: NewPersonInput,
  pictureHash: string | null,
) {
  return { id: randomUUID(), editionId, countryId, fullName, nativeName, tShirtSize, pictureHash };
}
