import "server-only";
import { allEndpoints } from "@/lib/api/endpoints";
import { type Named, namesOf } from "@/lib/audit/names";
import { listAudit } from "@/lib/audit/queries";
import type { AuditEntry, AuditQuery } from "@/lib/audit/schema";
import { type FieldInWords, fieldInWords, idsIn } from "@/lib/audit/words";

const entriesPerPage = 60;

/** What the audit log says of a call of each endpoint, by the endpoint's key. */
const sentences = new Map<string, string | undefined>(allEndpoints.map(({ key, audit }) => [key, audit]));

/** One entity that a write touched, in words. */
export interface TouchedEntity {
  id: string;
  kind: string;
  name: string;
  became: "added" | "removed" | "changed";
  fields: FieldInWords[];
}

/** One write: who did what when, to which teams, and what changed. */
export interface Activity {
  /** The id of its newest entry. */
  id: string;
  at: Date;
  userId: string;
  userName: string;
  /** What was done, such as "registered a team". */
  sentence: string;
  teams: Named[];
  touched: TouchedEntity[];
}

const kinds: Record<string, string> = { DeadlineException: "Later deadline", User: "Account" };

/** The order in which a write's entities are read: the team before its people, and those before who they are. */
const order = ["Team", "Leader", "Contestant", "Person"];
const rank = ({ entity }: AuditEntry) => (order.indexOf(entity) + order.length + 1) % (order.length + 1);

/** What stands in the heading already, or says nothing to somebody who looks at one tournament. */
const hidden = new Set(["editionId", "teamId", "personId"]);

function becameOf(changes: AuditEntry["changes"]): TouchedEntity["became"] {
  const pairs = Object.values(changes);
  if (pairs.every(([before]) => before === null)) return "added";
  return pairs.every(([, after]) => after === null) ? "removed" : "changed";
}

/** Entries of one transaction follow one another and carry its instant. */
function byWrite(entries: readonly AuditEntry[]): AuditEntry[][] {
  const writes: AuditEntry[][] = [];
  for (const entry of entries) {
    const last = writes.at(-1);
    const [head] = last ?? [];
    const isSame = head?.at === entry.at && head.userId === entry.userId && head.action === entry.action;
    if (last && isSame) last.push(entry);
    else writes.push([entry]);
  }
  return writes;
}

/** A new state of one field may look like something added: only what has a name or a person was really made or removed. */
const whole = ["name", "fullName", "personId", "countryId"];

function touchedEntity(entry: AuditEntry, names: Map<string, Named>, timeZone: string): TouchedEntity {
  const nameOf = (id: string) => names.get(id)?.name;
  const isWhole = whole.some((field) => field in entry.changes);
  return {
    id: entry.id,
    kind: kinds[entry.entity] ?? entry.entity,
    name: nameOf(entry.entityId) ?? "",
    became: isWhole ? becameOf(entry.changes) : "changed",
    fields: Object.entries(entry.changes)
      .filter(([field]) => !hidden.has(field))
      .map(([field, pair]) => fieldInWords(field, pair, { timeZone, nameOf })),
  };
}

/**
 * A page of what was done, newest first, in words: instants in `timeZone`, names instead of ids. `older` is where the
 * next page begins, null on the last. Four statements, however many entries there are.
 */
export async function listActivity(
  query: Pick<AuditQuery, "person" | "team" | "day" | "before">,
  timeZone: string,
): Promise<{ activities: Activity[]; older: string | null }> {
  const found = await listAudit(query, entriesPerPage + 1);
  const entries = found.slice(0, entriesPerPage);
  const names = await namesOf(
    entries.flatMap(({ entityId, teamIds, changes }) => [entityId, ...teamIds, ...idsIn(changes)]),
  );
  const activities = byWrite(entries).flatMap(([head, ...rest]): Activity[] => {
    if (!head) return [];
    const write = [head, ...rest].sort((a, b) => rank(a) - rank(b));
    const teamIds = [...new Set(write.flatMap((entry) => entry.teamIds))];
    return [
      {
        id: head.id,
        at: new Date(head.at),
        userId: head.userId,
        userName: head.userName,
        sentence: sentences.get(head.action) ?? head.action,
        teams: teamIds.map((id) => names.get(id) ?? { id, name: "A team that is gone", isCurrentTeam: false }),
        touched: write.map((entry) => touchedEntity(entry, names, timeZone)),
      },
    ];
  });
  return { activities, older: found.length > entries.length ? (entries.at(-1)?.id ?? null) : null };
}
