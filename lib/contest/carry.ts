import "server-only";
import { randomUUID } from "node:crypto";
import type { AuditedChange } from "@/lib/audit/record";
import { generalColumns, textColumns } from "@/lib/contest/edition-columns";
import { committeeRoles } from "@/lib/contest/queries";
import type { Database } from "@/lib/db";
import type {
  CommitteeSelect,
  CompanySelect,
  EditionGetPayload,
  EditionSelect,
  ScheduleItemSelect,
} from "@/lib/generated/prisma/models";
import { personColumns } from "@/lib/person/views";

/** What the next edition begins without: people, teams, and what is said of them. */
type Fresh =
  | "isCurrent"
  | "version"
  | "persons"
  | "teams"
  | "contestants"
  | "guides"
  | "deadlineExceptions"
  | "codeCounters"
  | "_count";

type Own<Part> = Required<Omit<Part, "id" | "editionId" | "edition" | "image">>;

/**
 * What of an edition the next one begins with. The types let no column or part of one be added to the tables that is
 * neither here nor said to be fresh.
 */
export const carriedSelect = {
  ...generalColumns,
  ...textColumns,
  siteId: true,
  companies: {
    select: {
      kind: true,
      position: true,
      name: true,
      imageHash: true,
      companyUrl: true,
      additionalInformation: true,
    } satisfies Own<CompanySelect>,
  },
  committees: {
    select: {
      position: true,
      key: true,
      name: true,
      chairTitle: true,
      memberTitle: true,
    } satisfies Own<CommitteeSelect>,
  },
  scheduleItems: {
    select: {
      date: true,
      position: true,
      startTime: true,
      endTime: true,
      title: true,
      location: true,
    } satisfies Own<ScheduleItemSelect>,
  },
} satisfies Required<Omit<EditionSelect, Fresh>>;

export type CarriedEdition = EditionGetPayload<{ select: typeof carriedSelect }>;

/** Copies everybody who holds a committee's role into another edition, with those roles alone; returns what to record. */
export async function carryMembers(
  transaction: Database,
  from: CarriedEdition,
  editionId: string,
): Promise<AuditedChange[]> {
  const roles = from.committees.flatMap(({ key }) => Object.values(committeeRoles(key)));
  const members = await transaction.person.findMany({
    where: { editionId: from.id, assignedRoles: { hasSome: roles } },
    select: personColumns,
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
