import "server-only";
import { otherPlace } from "@/lib/edition/choice-lists";
import type { GuideModel } from "@/lib/generated/prisma/models";
import { createPerson } from "@/lib/person/create-person";
import type { UnitOfWork } from "@/lib/platform/write/write";

/** Guides are locals and do not travel (specification, section 3, "Person"). */
export const createGuidePerson = (unit: UnitOfWork, person: Parameters<typeof createPerson>[1]): Promise<string> =>
  createPerson(unit, { ...person, arrivalLocation: otherPlace, departureLocation: otherPlace });

export async function createGuide(
  { transaction, audit }: UnitOfWork,
  name: string,
  { id, editionId, ...after }: Omit<GuideModel, "version">,
): Promise<void> {
  await transaction.guide.create({ data: { id, editionId, ...after } });
  audit({ entity: "Guide", entityId: id, name, before: null, after });
}
