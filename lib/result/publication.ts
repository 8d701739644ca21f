import { ResultsState } from "@/lib/generated/prisma/enums";
import { joinWithAnd, joinWithOr, listFirst } from "@/lib/platform/text/join-list";
import { plural } from "@/lib/platform/text/plural";
import { awards } from "@/lib/result/boundaries";
import { awardLabels, days, groupPlural } from "@/lib/result/labels";
import type { GroupResults } from "@/lib/result/views";

/** How many contestants visitors see, e.g. "57 juniors and 60 seniors". */
export const describeListed = (groups: readonly GroupResults[]): string =>
  joinWithAnd(
    groups.map(({ group, contestants }) => {
      const listed = contestants.filter(({ total, isDisqualified }) => total !== null && !isDisqualified);
      return plural(listed.length, group.toLowerCase(), groupPlural(group));
    }),
  );

/** The days on which nobody of the group has points. */
export const daysWithoutPoints = ({ contestants }: Pick<GroupResults, "contestants">) =>
  days.filter((day) => contestants.every(({ dayTotals }) => dayTotals[day - 1] === null));

const maxNamedInWarning = 5;

/** Names the contestants who have points of the other day, but not of this one. */
function describeAbsent({ group, contestants }: GroupResults, day: (typeof days)[number]): string[] {
  const absent = contestants.filter(
    ({ total, dayTotals, isDisqualified }) => total !== null && dayTotals[day - 1] === null && !isDisqualified,
  );
  if (absent.length === 0) return [];
  const who = plural(absent.length, `${group.toLowerCase()} has`, `${groupPlural(group)} have`);
  const names = absent.map(({ fullName }) => fullName);
  return [`${who} no points of day ${day}: ${listFirst(names, maxNamedInWarning)}.`];
}

/** The points that an import may have missed. */
function missingPointsOf(results: GroupResults): string[] {
  const empty = daysWithoutPoints(results);
  return days.flatMap((day) =>
    empty.includes(day)
      ? `The ${groupPlural(results.group)} have no points of day ${day}.`
      : describeAbsent(results, day),
  );
}

function warningsOf({ boundaries, unjudged, ...results }: GroupResults): string[] {
  const name = `The ${groupPlural(results.group)}`;
  const missingAwards = awards.filter((award) => boundaries[award] === null);
  const warnings: string[] = [];
  if (missingAwards.length === awards.length)
    warnings.push(`${name} have no medal boundaries, so nobody gets a medal. Final results need them.`);
  else if (missingAwards.length > 0)
    warnings.push(
      `${name} have no boundary for ${joinWithOr(missingAwards.map((award) => awardLabels[award].toLowerCase()))}.`,
    );
  if (unjudged > 0)
    warnings.push(`${name} have ${plural(unjudged, "score that is", "scores that are")} still being judged.`);
  return warnings;
}

const withContestants = (groups: readonly GroupResults[]) => groups.filter(({ contestants }) => contestants.length > 0);

export const publicationWarnings = (groups: readonly GroupResults[]): string[] =>
  withContestants(groups).flatMap((results) => [...missingPointsOf(results), ...warningsOf(results)]);

/** What is ready for the publication, and what is missing. */
export function publicationChecks(groups: readonly GroupResults[]) {
  const shown = withContestants(groups);
  const names = joinWithAnd(shown.map(({ group }) => groupPlural(group)));
  const hasDays = shown.every((group) => daysWithoutPoints(group).length === 0);
  const hasBoundaries = shown.every(({ boundaries }) => awards.every((award) => boundaries[award] !== null));
  const passed = [
    ...(hasDays ? [`Both days have points of the ${names}`] : []),
    ...(hasBoundaries ? [`Medal boundaries are set for the ${names}`] : []),
  ];
  return { passed, missingPoints: shown.flatMap(missingPointsOf), warnings: shown.flatMap(warningsOf) };
}

/** Whether anybody has points. */
export const hasPoints = (groups: readonly Pick<GroupResults, "contestants">[]): boolean =>
  groups.some(({ contestants }) => contestants.some(({ total }) => total !== null));

/** What visitors see of published results. */
export function describePublication(groups: readonly GroupResults[]): string {
  const all = groups.flatMap(({ contestants }) => contestants);
  const medals = plural(all.filter(({ award }) => award !== null).length, "medal", "medals");
  const mentioned = all.filter(({ honourableMention }) => honourableMention).length;
  const mentions = plural(mentioned, "honourable mention", "honourable mentions");
  return `The places and points of ${describeListed(groups)}, ${medals} and ${mentions}. “Results” joins the menu after “Teams”.`;
}

interface Publication {
  listed: string;
  warnings: readonly string[];
}

const states = Object.values(ResultsState);

/** Results can go back to any earlier state, but no later state can be skipped. */
export const canBecome = (from: ResultsState, to: ResultsState) => states.indexOf(to) <= states.indexOf(from) + 1;

/**
 * What to ask before a change that lets visitors see more, or no longer see the results; null for any other change.
 */
export function publicationQuestion(from: ResultsState, to: ResultsState, { listed, warnings }: Publication) {
  const what = `the places, points and medals of ${listed}`;
  if (from === "HIDDEN" && to === "PROVISIONAL")
    return {
      title: "Publish the results?",
      action: "Publish results",
      sentences: [`Visitors will see ${what} on the Results page.`, ...warnings],
    };
  if (from === "PROVISIONAL" && to === "FINAL")
    return {
      title: "Make the results final?",
      action: "Make results final",
      sentences: [`Visitors will see ${what} as final. Nobody can change them until they are reopened.`, ...warnings],
    };
  if (from !== "HIDDEN" && to === "HIDDEN")
    return {
      title: "Hide the results?",
      action: "Hide results",
      sentences: [`Visitors will no longer see ${what}.`],
    };
  return null;
}
