import "server-only";
import { randomUUID } from "node:crypto";
import type { AuditedChange } from "@/lib/audit/record";
import { committeeRoles } from "@/lib/contest/service";
import type { Database } from "@/lib/db";
import type { EditionGetPayload, EditionSelect } from "@/lib/generated/prisma/models";

/** What of an edition the next one begins with, and the people who might come along. */
export const carriedSelect = {
  id: true,
  year: true,
  name: true,
  shortName: true,
  startDate: true,
  endDate: true,
  endOfRegistrationDate: true,
  timeZone: true,
  venue: true,
  siteId: true,
  contactEmail: true,
  welcomeText: true,
  invitationLetterUrl: true,
  materialsUrl: true,
  rules: true,
  environmentDescription: true,
  tShirtSizes: true,
  operatingSystemNames: true,
  arrivalLocations: true,
  companies: {
    select: {
      kind: true,
      position: true,
      name: true,
      imageHash: true,
      companyUrl: true,
      additionalInformation: true,
    },
  },
  committees: { select: { position: true, key: true, name: true, chairTitle: true, memberTitle: true } },
  scheduleItems: {
    select: { date: true, position: true, startTime: true, endTime: true, title: true, location: true },
  },
} satisfies EditionSelect;

export type CarriedEdition = EditionGetPayload<{ select: typeof carriedSelect }>;

const memberSelect = {
  countryId: true,
  fullName: true,
  nativeName: true,
  tShirtSize: true,
  pictureHash: true,
  assignedRoles: true,
} as const;

/** Copies everybody who holds a committee's role into another edition, with those roles alone; returns what to record. */
export async function carryMembers(
  transaction: Database,
  from: CarriedEdition,
  editionId: string,
): Promise<AuditedChange[]> {
  const roles = from.committees.flatMap(({ key }) => Object.values(committeeRoles(key)));
  const members = await transaction.person.findMany({
    where: { editionId: from.id, assignedRoles: { hasSome: roles } },
    select: memberSelect,
    orderBy: { createdAt: "asc" },
  });
  const rows = members.map((member) => ({
    ...member,
    id: randomUUID(),
    editionId,
    assignedRoles: member.assignedRoles.filter((role) => roles.includes(role)),
  }));
  await transaction.person.createMany({ data: rows });
  return rows.map(({ id, ...person }) => ({
    entity: "Person",
    entityId: id,
    before: null,
    after: person,
    teamIds: [],
  }));
}
