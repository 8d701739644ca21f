import "server-only";
import type { PersonModel, TeamModel } from "@/lib/generated/prisma/models";
import type { personDetails } from "@/lib/person/views";
import type { UnitOfWork } from "@/lib/platform/write/write";

export type TeamKey = Pick<TeamModel, "id" | "editionId" | "countryId">;

type NewPerson = Pick<PersonModel, "editionId" | "countryId" | Exclude<keyof typeof personDetails, "pictureIsPublic">> &
  Partial<Pick<PersonModel, "arrivalLocation" | "departureLocation" | "pictureIsPublic">>;

export async function createPerson(
  { transaction, audit }: UnitOfWork,
  after: NewPerson,
  teamIds: string[] = [],
): Promise<string> {
  const { id } = await transaction.person.create({ data: after, select: { id: true } });
  audit({ entity: "Person", entityId: id, name: after.fullName, before: null, after, teamIds });
  return id;
}
