import "server-only";
import { otherPlace } from "@/lib/edition/choice-lists";
import type { GuideModel } from "@/lib/generated/prisma/models";
import { createPeople, type NewPerson } from "@/lib/person/create-people";
import type { UnitOfWork } from "@/lib/platform/write/write";

/** Guides are locals and do not travel (specification, section 3, "Person"). */
export const createGuidePeople = (unit: UnitOfWork, people: readonly NewPerson[]): Promise<void> =>
  createPeople(
    unit,
    people.map((person) => ({ ...person, arrivalLocation: otherPlace, departureLocation: otherPlace })),
  );

type NewGuide = Omit<GuideModel, "version"> & { name: string };

export async function createGuides({ transaction, audit }: UnitOfWork, guides: readonly NewGuide[]): Promise<void> {
  await transaction.guide.createMany({ data: guides.map(({ name, ...guide }) => guide) });
  for (const { id, editionId, name, ...after } of guides)
    audit({ entity: "Guide", entityId: id, name, before: null, after });
}
