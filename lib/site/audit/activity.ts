import "server-only";
import type { AuditedRecord } from "@/lib/audit/audited-record";
import { type AuditedTeam, findNames, listAudit, listEditionEntries, listTeams, listWrites } from "@/lib/audit/queries";
import type { AuditEntry, AuditQuery } from "@/lib/audit/schema";
import { currentEdition, listCommitteeRoles } from "@/lib/edition/queries";
import { roleTitles } from "@/lib/person/labels";
import { csvText } from "@/lib/platform/csv/file";
import { groupBy } from "@/lib/platform/group-by";
import { pauses } from "@/lib/platform/pauses";
import { plural } from "@/lib/platform/text/plural";
import { toLocalTime } from "@/lib/platform/time/time";
import type { AuditSentence } from "@/lib/platform/write/audit-log";
import { allEndpoints } from "@/lib/site/api/endpoints";
import {
  type Context,
  describeFields,
  type FieldChange,
  fieldText,
  idsIn,
  kindOfChange,
} from "@/lib/site/audit/describe-field";
import { auditedRecords } from "@/lib/site/audit/records";

const sentences = new Map<string, AuditSentence | undefined>(allEndpoints.map(({ key, audit }) => [key, audit]));

export interface EntityChange {
  id: string;
  nouns: AuditedRecord["nouns"];
  name: string;
  type: "added" | "deleted" | "changed";
  fields: FieldChange[];
}

export interface Activity {
  /** The id of its newest entry. */
  id: string;
  at: Date;
  userId: string;
  userName: string;
  sentence: string;
  teams: AuditedTeam[];
  /** e.g. "70 contestants changed, 1 team added" */
  summary: string;
  changes: EntityChange[];
}

const entityOrder = Object.keys(auditedRecords);

const records: Readonly<Record<string, AuditedRecord>> = auditedRecords;

const recordOf = (entity: string): AuditedRecord =>
  records[entity] ?? { nouns: [entity, entity], required: "", fields: {} };

/** Fields that the sentence says already, or that are the same for all records. */
const hiddenFields = [
  "editionId",
  "teamId",
  "personId",
  "siteId",
  "importedGroup",
  "importedDay",
  "importedContestants",
  "document",
  "day",
  "printed",
  "contestants",
];

function sentenceOf(action: string, entries: readonly AuditEntry[]): string {
  const sentence = sentences.get(action) ?? action;
  if (typeof sentence === "string") return sentence;
  return sentence((field) => entries.find(({ changes }) => field in changes)?.changes[field]?.[1]);
}

function toEntityChange({ id, entity, name, changes }: AuditEntry, context: Context): EntityChange {
  const { nouns, required, fields } = recordOf(entity);
  const shown = Object.fromEntries(Object.entries(changes).filter(([field]) => !hiddenFields.includes(field)));
  const [before, after] = changes[required] ?? [];
  return { id, nouns, name, type: kindOfChange(before, after), fields: describeFields(fields, shown, context) };
}

function summaryOf(changes: readonly EntityChange[]): string {
  const counts = new Map<string, { change: EntityChange; count: number }>();
  for (const change of changes) {
    const key = `${change.nouns[0]} ${change.type}`;
    counts.set(key, { change, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .map(({ change: { nouns, type }, count }) => `${plural(count, ...nouns).toLowerCase()} ${type}`)
    .join(", ");
}

function toActivity(entries: readonly AuditEntry[], teams: readonly AuditedTeam[], context: Context): Activity[] {
  const [newest] = entries;
  if (!newest) return [];
  const { id, at, userId, userName, action } = newest;
  const teamIds = entries.flatMap((entry) => entry.teamIds);
  const changes = entries
    .toSorted((a, b) => entityOrder.indexOf(a.entity) - entityOrder.indexOf(b.entity))
    .map((entry) => toEntityChange(entry, context))
    .filter(({ type, fields }) => type !== "changed" || fields.length > 0);
  return [
    {
      id,
      userId,
      userName,
      changes,
      at: new Date(at),
      sentence: sentenceOf(action, entries),
      teams: teams.filter((team) => teamIds.includes(team.id)),
      summary: summaryOf(changes),
    },
  ];
}

async function readContext(entries: readonly AuditEntry[], timeZone: string): Promise<Context> {
  const [names, committeeRoles] = await Promise.all([
    findNames(entries.flatMap(({ entity, changes }) => idsIn(recordOf(entity).fields, changes))),
    listCommitteeRoles(),
  ]);
  return { timeZone, nameOf: (id) => names.get(id), roleTitles: roleTitles(committeeRoles) };
}

/** Newest first. `older` is the parameter `before` of the next page; null on the last page. */
export async function listActivity(
  query: AuditQuery,
  timeZone: string,
): Promise<{ activities: Activity[]; older: string | null }> {
  const { writes, older } = await listWrites(query);
  const entries = writes.flat();
  const [context, teams] = await Promise.all([
    readContext(entries, timeZone),
    listTeams(entries.flatMap(({ teamIds }) => teamIds)),
  ]);
  return { activities: writes.flatMap((write) => toActivity(write, teams, context)), older };
}

/** The kinds of records, as options of a filter. */
export const kindOptions = Object.entries(auditedRecords).map(([id, { nouns }]) => ({ id, name: nouns[1] }));

const maxExported = 5000;

const titles = ["Time", "Done by", "What", "Record", "Name", "Change", "Details"];

/** The newest entries that match, a line for each; times are local to the venue. */
export async function exportActivity(query: AuditQuery): Promise<{ fileName: string; text: string }> {
  const { timeZone } = await currentEdition();
  const entries = await listAudit(query, maxExported);
  const writes = groupBy(entries, ({ writeId }) => writeId);
  const [context, ofEditions] = await Promise.all([
    readContext(entries, timeZone),
    listEditionEntries([...writes.keys()]),
  ]);
  const editionEntries = groupBy(ofEditions, ({ writeId }) => writeId);
  const pause = pauses();
  const lines: string[][] = [titles];
  for (const [writeId, write] of writes) {
    const sentenceEntries = [...write, ...(editionEntries.get(writeId) ?? [])];
    for (const entry of write) {
      await pause();
      const { nouns, name, type, fields } = toEntityChange(entry, context);
      const time = toLocalTime(new Date(entry.at), timeZone);
      const sentence = sentenceOf(entry.action, sentenceEntries);
      lines.push([time, entry.userName, sentence, nouns[0], name, type, fields.map(fieldText).join("; ")]);
    }
  }
  return { fileName: "activity.csv", text: csvText(lines) };
}
