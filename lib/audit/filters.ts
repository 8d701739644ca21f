import "server-only";
import { namesOf } from "@/lib/audit/names";
import { db } from "@/lib/db";

/** Something to choose in a filter. */
export interface FilterChoice {
  id: string;
  name: string;
}

const alphabet = new Intl.Collator("en", { sensitivity: "base", numeric: true });
const byName = (a: FilterChoice, b: FilterChoice) => alphabet.compare(a.name, b.name);

/**
 * Whom and which teams the trail can be narrowed to: the accounts that have done anything, and the current edition's teams,
 * by name; what is chosen already is among them, be it from another year or gone.
 */
export async function auditChoices(chosen: { person?: string | undefined; team?: string | undefined }) {
  const [people, teams, names] = await Promise.all([
    db().$queryRaw<FilterChoice[]>`
      SELECT u."id", u."name" || ' (' || u."email" || ')' AS "name" FROM "User" u
      WHERE EXISTS (SELECT 1 FROM "AuditEntry" a WHERE a."userId" = u."id")`,
    db().team.findMany({
      where: { edition: { isCurrent: true } },
      select: { id: true, name: true, country: { select: { name: true } } },
    }),
    namesOf([chosen.person, chosen.team].filter((id) => id !== undefined)),
  ]);
  const withChosen = (choices: FilterChoice[], id: string | undefined, unknown: string) => {
    const isMissing = id !== undefined && !choices.some((choice) => choice.id === id);
    const all = isMissing ? [...choices, { id, name: names.get(id)?.name ?? unknown }] : choices;
    return all.sort(byName);
  };
  const named = teams.map(({ id, name, country }) => ({ id, name: `${name} (${country.name})` }));
  return {
    people: withChosen(people, chosen.person, "Somebody unknown"),
    teams: withChosen(named, chosen.team, "A team that is gone"),
  };
}
