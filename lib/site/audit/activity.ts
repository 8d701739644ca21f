import "server-only";
import { type AuditedTeam, findNames, listAudit, listTeams } from "@/lib/audit/queries";
import type { AuditEntry, AuditQuery } from "@/lib/audit/schema";
import { allEndpoints } from "@/lib/site/api/endpoints";
import { type Context, describeField, type FieldChange, idsIn } from "@/lib/site/audit/describe-field";

const entriesPerPage = 60;

const sentences = new Map<string, string | undefined>(allEndpoints.map(({ key, audit }) => [key, audit]));

export interface EntityChange {
  id: string;
  kind: string;
  name: string;
  type: "added" | "removed" | "changed";
  fields: FieldChange[];
}

/** A write, described for people. */
export interface Activity {
  /** The id of its newest entry. */
  id: string;
  at: Date;
  userId: string;
  userName: string;
  /** What was done, such as "registered a team". */
  sentence: string;
  teams: AuditedTeam[];
  changes: EntityChange[];
}

const kinds: Record<string, string> = { DeadlineException: "Later deadline", User: "Account" };

/** The order of the entities of one write; all others come last. */
const order = ["Team", "Leader", "Contestant", "Person"];
const rank = ({ entity }: AuditEntry) => (order.indexOf(entity) + order.length + 1) % (order.length + 1);

/** Shown in the heading already, or the same for everything. */
const hiddenFields = new Set(["editionId", "teamId", "personId"]);

/** Only changes of a whole entity contain one of these; a single field may also change from or to nothing. */
const identifyingFields = ["name", "fullName", "personId", "countryId", "direction"];

function typeOf(changes: AuditEntry["changes"]): EntityChange["type"] {
  if (!identifyingFields.some((field) => field in changes)) return "changed";
  const pairs = Object.values(changes);
  if (pairs.every(([before]) => before === null)) return "added";
  return pairs.every(([, after]) => after === null) ? "removed" : "changed";
}

interface Write {
  newest: AuditEntry;
  entries: AuditEntry[];
}

/** Groups the entries of one transaction, which have the same time. */
function groupByWrite(entries: readonly AuditEntry[]): Write[] {
  const writes: Write[] = [];
  for (const entry of entries) {
    const last = writes.at(-1);
    const { at, userId, action } = last?.newest ?? {};
    if (last && at === entry.at && userId === entry.userId && action === entry.action) last.entries.push(entry);
    else writes.push({ newest: entry, entries: [entry] });
  }
  return writes;
}

function toEntityChange({ id, entity, name, changes }: AuditEntry, context: Context): EntityChange {
  return {
    id,
    kind: kinds[entity] ?? entity,
    name,
    type: typeOf(changes),
    fields: Object.entries(changes)
      .filter(([field]) => !hiddenFields.has(field))
      .map(([field, values]) => describeField(field, values, context)),
  };
}

/**
 * A page of the audit log described for people, newest first, with times in `timeZone`. `older` is the `before` of the
 * next page, null on the last.
 */
export async function listActivity(
  query: Pick<AuditQuery, "person" | "team" | "day" | "before">,
  timeZone: string,
): Promise<{ activities: Activity[]; older: string | null }> {
  const found = await listAudit(query, entriesPerPage + 1);
  const entries = found.slice(0, entriesPerPage);
  const [names, teams] = await Promise.all([
    findNames(entries.flatMap(({ changes }) => idsIn(changes))),
    listTeams(entries.flatMap(({ teamIds }) => teamIds)),
  ]);
  const context = { timeZone, nameOf: (id: string) => names.get(id) };
  const activities = groupByWrite(entries).map(({ newest, entries }): Activity => {
    const { id, at, userId, userName, action } = newest;
    const teamIds = entries.flatMap((entry) => entry.teamIds);
    return {
      id,
      at: new Date(at),
      userId,
      userName,
      sentence: sentences.get(action) ?? action,
      teams: teams.filter((team) => teamIds.includes(team.id)),
      changes: entries.toSorted((a, b) => rank(a) - rank(b)).map((entry) => toEntityChange(entry, context)),
    };
  });
  return { activities, older: found.length > entries.length ? (entries.at(-1)?.id ?? null) : null };
}
