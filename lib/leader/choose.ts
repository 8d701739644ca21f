import "server-only";
import type { Database } from "@/lib/db";
import { type FieldErrors, invalid } from "@/lib/http/problem";

/** A country in an edition, or in the one that is current when it is asked. */
type Home = { countryId: string } & ({ editionId: string } | { edition: { isCurrent: true } });

type ByField = Record<string, string | null>;

function chosen(fields: ByField): string[] {
  return Object.values(fields).filter((id) => id !== null);
}

function refuseOthers(fields: ByField, known: { id: string }[], sentence: string): void {
  const ids = new Set(known.map(({ id }) => id));
  const errors: FieldErrors = {};
  for (const [field, id] of Object.entries(fields)) if (id !== null && !ids.has(id)) errors[field] = [sentence];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Throws 422 on each field whose leader is not one of this country in this edition. */
export async function requireLeaders(database: Database, home: Home, fields: ByField): Promise<void> {
  const ids = chosen(fields);
  if (ids.length === 0) return;
  const known = await database.leader.findMany({ where: { id: { in: ids }, person: home }, select: { id: true } });
  refuseOthers(fields, known, "This leader is not one of your country's.");
}

/** Throws 422 on each field whose person is not one of this country in this edition who could become a leader. */
export async function requireNewLeaders(database: Database, home: Home, fields: ByField): Promise<void> {
  const ids = chosen(fields);
  if (ids.length === 0) return;
  const known = await database.person.findMany({
    where: { id: { in: ids }, ...home, leader: null, contestant: null },
    select: { id: true },
  });
  refuseOthers(fields, known, "This person is not one of your country's who could become a leader.");
}
