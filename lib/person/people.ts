import "server-only";
import { db } from "@/lib/db";
import type { Person } from "@/lib/person/schema";
import { personWithRecords, toPersonWithRecords } from "@/lib/person/select";

const ofCurrentEdition = { edition: { isCurrent: true } } as const;

/** Everybody of the current edition who was given a role, or who neither leads, competes nor guides; by name. */
export async function listPeople(): Promise<Person[]> {
  const withoutRecords = { leader: null, contestant: null, guide: null };
  const rows = await db().person.findMany({
    where: { ...ofCurrentEdition, OR: [{ assignedRoles: { isEmpty: false } }, withoutRecords] },
    select: personWithRecords,
    orderBy: [{ fullName: "asc" }, { id: "asc" }],
  });
  return rows.map(toPersonWithRecords);
}

/** One person of the current edition, or null if there is none with this id. */
export async function findPerson(id: string): Promise<Person | null> {
  const row = await db().person.findFirst({ where: { id, ...ofCurrentEdition }, select: personWithRecords });
  return row && toPersonWithRecords(row);
}
