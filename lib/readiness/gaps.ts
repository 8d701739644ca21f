import type { RegistrationState } from "@/lib/edition/rules";
import { groupBy } from "@/lib/platform/group-by";
import { compareNames } from "@/lib/platform/text/sort";
import { type AcknowledgedGap, recordIdsOf } from "@/lib/readiness/check-edition";
import type { CheckedRecord, GapList, TeamOfRecord, WarningKey } from "@/lib/readiness/checked-edition";
import { checks, type Gap, type GapKind, titleOf } from "@/lib/readiness/checks";

export interface Warning extends WarningKey {
  /** Unique in a list of warnings. */
  key: string;
  title: string;
  /** The person's or the team's name. */
  name: string;
  /** Where the person can be changed; null for a team. */
  href: string | null;
  /** The teams, and people without one, each with the page where it can be changed. */
  places: readonly { id: string; name: string; countryName: string; href: string }[];
}

/** e.g. "picture" or "T-shirt size" */
const inSentence = (gap: Gap): string => titleOf(gap).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** What the organizers settle; anything else is for the country's registrators. */
const internal: readonly GapKind[] = ["guide", "userName", "seat"];

const isInternal = ({ kind }: Gap): boolean => internal.includes(kind);

/** Without the gaps that a registrator can no longer settle. */
export function changeableGaps(gaps: readonly Gap[], state: RegistrationState): readonly Gap[] {
  if (state === "closed") return [];
  return state === "journeys" ? gaps.filter(({ kind }) => kind === "travel" || kind === "farTravel") : gaps;
}

const isMissing = (gap: Gap): boolean => gap.details === undefined && !isInternal(gap);

/** The field that the link to a gap focuses. */
const fieldOf: Partial<Record<GapKind, string>> = {
  tooOld: "dateOfBirth",
  farTravel: "travel",
  picture: "picture",
  nativeName: "nativeName",
  tShirtSize: "tShirtSize",
  travel: "travel",
};

function teamHref({ kind, question }: Pick<Gap, "kind" | "question">, { id, member }: TeamOfRecord): string {
  const field = question ? `answers.${question.id}` : (fieldOf[kind] ?? "fullName");
  return `/editTeam?team=${id}${member ? `&member=${member}&field=${field}` : ""}`;
}

function placesOf(kind: GapKind, { list, id, country, teams }: CheckedRecord): Warning["places"] {
  const countryName = country.name;
  if (list === "guests") return [{ id, name: "Guest", countryName, href: `/controlPanel/guests?guest=${id}` }];
  if (list === "people") return [{ id, name: "Person", countryName, href: `/controlPanel/people?person=${id}` }];
  return teams.map((team) => ({ id: team.id, name: team.name, countryName, href: teamHref({ kind }, team) }));
}

export interface AcknowledgedWarning extends Warning {
  id: string;
  note: string;
  acknowledgedBy: string;
  acknowledgedAt: string;
}

export function toWarnings(gaps: readonly Gap[]): Warning[] {
  return gaps.flatMap(({ kind, records, details }) => {
    if (details === undefined) return [];
    const [{ list, id, name }] = records;
    const allPlaces = records.flatMap((record) => placesOf(kind, record));
    const places = [...groupBy(allPlaces, (place) => place.id).values()].map(([place]) => place);
    const href = list === "teams" ? null : (allPlaces[0]?.href ?? null);
    const recordIds = recordIdsOf({ records });
    return [{ key: `${kind} ${id}`, kind, recordIds, title: checks[kind].title, name, details, href, places }];
  });
}

export function toAcknowledgedWarnings(gaps: readonly AcknowledgedGap[]): AcknowledgedWarning[] {
  return gaps.flatMap(({ acknowledgement: { id, note, acknowledgedBy, acknowledgedAt }, ...gap }) => {
    const acknowledgement = {
      id,
      note,
      acknowledgedBy: acknowledgedBy.name,
      acknowledgedAt: acknowledgedAt.toISOString(),
    };
    return toWarnings([gap]).map((warning) => ({ ...warning, ...acknowledgement }));
  });
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

/** The gaps that a country's registrators can settle. */
const forCountry = (gaps: readonly Gap[]): Gap[] => gaps.filter((gap) => !isInternal(gap));

export const countForCountry = (gaps: readonly Gap[]): number => forCountry(gaps).length;

/** The gaps that a country's registrators can settle by kind, the most frequent first, e.g. "Picture (3), native name". */
export function summarizeForCountry(gaps: readonly Gap[]): string {
  const text = [...groupBy(forCountry(gaps), inSentence)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([what, { length }]) => (length > 1 ? `${what} (${length})` : what))
    .join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The people whom `listGapsAsText` names. */
export const idsOfPeople = (gaps: readonly Gap[]): string[] =>
  unique(forCountry(gaps).flatMap(({ records }) => records.flatMap(({ personId }) => personId ?? [])));

/** How many records of a list lack something. */
export const countGaps = (gaps: readonly Gap[], list: GapList, kind: GapKind): number =>
  gaps.filter((gap) => gap.kind === kind && gap.records[0].list === list).length;

export interface RowGaps {
  /** The titles of what is missing. */
  missing: string[];
  warnings: Warning[];
  /** The titles of what the organizers have not assigned. */
  unassigned: string[];
}

const titlesOf = (gaps: readonly Gap[]) => unique(gaps.map(titleOf));

const toRowGaps = (gaps: readonly Gap[]): RowGaps => ({
  missing: titlesOf(gaps.filter(isMissing)),
  warnings: toWarnings(gaps),
  unassigned: titlesOf(gaps.filter(isInternal)),
});

/** Adds what each row lacks; a team lacks what its members lack. */
export function withGaps<Row extends { id: string }>(rows: readonly Row[], gaps: readonly Gap[]): (Row & RowGaps)[] {
  const gapsById = new Map<string, Set<Gap>>();
  for (const gap of gaps)
    for (const { id, teams } of gap.records)
      for (const key of [id, ...teams.map((team) => team.id)])
        gapsById.set(key, (gapsById.get(key) ?? new Set()).add(gap));
  return rows.map((row) => ({ ...row, ...toRowGaps([...(gapsById.get(row.id) ?? [])]) }));
}

interface MissingDetails {
  id: string;
  /** The person's or the team's name. */
  name: string;
  details: { words: string; href: string }[];
}

/** What a team's members lack, with links to the fields. */
export function missingOf(teamId: string, gaps: readonly Gap[]): MissingDetails[] {
  const entries = gaps.filter(isMissing).flatMap((gap) => {
    const [{ id, name, teams }] = gap.records;
    const team = teams.find(({ id: ownTeamId }) => ownTeamId === teamId);
    if (!team) return [];
    return [{ id, name, words: inSentence(gap), href: teamHref(gap, team) }];
  });
  return [...groupBy(entries, ({ id }) => id)].map(([id, ownEntries]) => ({
    id,
    name: ownEntries[0].name,
    details: ownEntries.map(({ words, href }) => ({ words, href })),
  }));
}

/** e.g. "- Ana Petrova: picture, native name. Too old. Born on 3 May 2005. Juniors: born on or after 1 January 2009." */
function lineOf({ list, name }: CheckedRecord, gaps: readonly Gap[]): string {
  const missing = gaps.filter(isMissing).map(inSentence);
  const sentences = gaps.flatMap(({ kind, details }) => (details ? [`${checks[kind].title}. ${details}`] : []));
  const what = [missing.join(", "), sentences.join(" ")].filter(Boolean).join(". ");
  return `- ${list === "teams" ? "The team" : name}: ${what}`;
}

const listOrder: readonly GapList[] = ["teams", "leaders", "contestants", "guests", "people"];

/** A key to sort by: the team, its leader, the deputy, the contestants, and then guests. */
const placeOf = ({ list, teams: [team] }: CheckedRecord) =>
  `${listOrder.indexOf(list)} ${team?.member === "leader" ? "" : team?.member}`;

/** What a country's registrators can settle, as plain text by team and person. */
export function listGapsAsText(gaps: readonly Gap[]): string {
  const entries = forCountry(gaps)
    .flatMap((gap) => gap.records.map((record) => ({ gap, record })))
    .sort((a, b) => compareNames(placeOf(a.record), placeOf(b.record)));
  const byTeam = [...groupBy(entries, ({ record }) => record.teams[0]?.id).values()];
  return byTeam
    .map((teamEntries) => {
      const byRecord = [...groupBy(teamEntries, ({ record }) => record.id).values()];
      const lines = byRecord.map((recordEntries) =>
        lineOf(
          recordEntries[0].record,
          recordEntries.map(({ gap }) => gap),
        ),
      );
      const [team] = teamEntries[0].record.teams;
      return { isTeam: team !== undefined, heading: team?.name ?? "Guests", lines };
    })
    .sort((a, b) => Number(b.isTeam) - Number(a.isTeam) || compareNames(a.heading, b.heading))
    .map(({ heading, lines }) => [heading, ...lines].join("\n"))
    .join("\n\n");
}
