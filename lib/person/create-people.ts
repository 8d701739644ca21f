import "server-only";
import type { PersonModel, TeamModel } from "@/lib/generated/prisma/models";
import type { personDetails } from "@/lib/person/views";
import type { UnitOfWork } from "@/lib/platform/write/write";

export type TeamKey = Pick<TeamModel, "id" | "editionId" | "countryId">;

export type NewPerson = Pick<
  PersonModel,
  "id" | "editionId" | "countryId" | Exclude<keyof typeof personDetails, "pictureIsPublic">
> &
  Partial<Pick<PersonModel, "arrivalLocation" | "departureLocation" | "pictureIsPublic">>;

export async function createPeople(
  { transaction, audit }: UnitOfWork,
  people: readonly NewPerson[],
  teamIds: string[] = [],
): Promise<void> {
  await transaction.person.createMany({ data: [...people] });
  for (const { id, ...after } of people)
    audit({ entity: "Person", entityId: id, name: after.fullName, before: null, after, teamIds });
}
