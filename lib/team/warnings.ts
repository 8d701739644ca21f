import { type AgeLimits, ageLimitOf } from "@/lib/edition/dates";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { toSearchKey } from "@/lib/platform/text/search-key";
import { formatDate } from "@/lib/platform/time/time";

/** Equal for names that differ only in accents, case, punctuation or spaces. */
export const nameKey = (name: string): string => toSearchKey(name).replace(/\s/g, "");

export interface Born {
  fullName: string;
  /** yyyy-MM-dd */
  dateOfBirth: string;
}

export const contestantKey = ({ fullName, dateOfBirth }: Born): string => `${dateOfBirth} ${nameKey(fullName)}`;

export function repeated<T>(items: readonly T[], keyOf: (item: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

interface NamedTeam {
  id: string;
  name: string;
  countryName: string;
}

export interface CheckedTeam extends NamedTeam {
  group: ContestantGroup;
  contestants: readonly (Born & { id: string })[];
}

export interface Warning {
  key: string;
  kind: "Too old" | "Same team name" | "Same contestant";
  /** The contestant's or the team's. */
  name: string;
  details: string;
  teams: readonly NamedTeam[];
}

export function findWarnings(teams: readonly CheckedTeam[], limits: AgeLimits): Warning[] {
  const contestants = teams.flatMap((team) => team.contestants.map((contestant) => ({ ...contestant, team })));
  const tooOld = contestants.flatMap(({ id, fullName, dateOfBirth, team }): Warning[] => {
    const limit = ageLimitOf(limits, team.group);
    if (!limit || dateOfBirth >= limit.bornOnOrAfter) return [];
    const details = `Born on ${formatDate(dateOfBirth)}. ${limit.rule}.`;
    return [{ key: id, kind: "Too old", name: fullName, details, teams: [team] }];
  });
  const sameTeams = repeated(teams, ({ name }) => nameKey(name)).map((same): Warning => {
    const [{ id, name }] = same;
    const details = `${same.length} teams have this name.`;
    return { key: `name ${id}`, kind: "Same team name", name, details, teams: same };
  });
  const sameContestants = repeated(contestants, contestantKey).map((same): Warning => {
    const [{ id, fullName, dateOfBirth }] = same;
    const details = `Born on ${formatDate(dateOfBirth)}. Registered ${same.length === 2 ? "twice" : `${same.length} times`}.`;
    return {
      key: `twin ${id}`,
      kind: "Same contestant",
      name: fullName,
      details,
      teams: [...new Set(same.map(({ team }) => team))],
    };
  });
  return [...tooOld, ...sameTeams, ...sameContestants];
}

export function warningsOf(team: { id: string }, warnings: readonly Warning[]): Warning[] {
  return warnings.filter(({ teams }) => teams.some(({ id }) => id === team.id));
}
