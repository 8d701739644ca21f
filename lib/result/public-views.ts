import { pick, without } from "@/lib/platform/pick";
import { isDrawable } from "@/lib/platform/text/card-text";
import { joinWithAnd } from "@/lib/platform/text/join-list";
import { plural } from "@/lib/platform/text/plural";
import { type PublishedResults, publishedContestant } from "@/lib/result/schema";
import type { ContestantResult, Results } from "@/lib/result/views";

const fields = without(publishedContestant.shape, { day1: true, day2: true });

const dayPoints = ({ dayTotals: [day1, day2] }: ContestantResult) => ({ day1, day2 });

const toContestant = (result: ContestantResult) => ({ ...pick(result, fields), ...dayPoints(result) });

/** Without native names, like the API's public view of teams. */
export const toPublishedResults = ({ year, state, groups }: Results): PublishedResults => ({
  year,
  state: state === "FINAL" ? "FINAL" : "PROVISIONAL",
  groups: groups.map(({ group, tasks, boundaries, contestants }) => ({
    group,
    tasks: tasks.map(({ name, day, maximum }) => ({ name, day, maximum })),
    boundaries,
    contestants: contestants.map(toContestant),
  })),
});

export type ResultRow = ReturnType<typeof toResultRows>[number];

export const toResultRows = ({ groups }: Results, hasNativeNames: boolean) =>
  groups.flatMap(({ group, contestants }) =>
    contestants.map((contestant) => {
      const { code, fullName, nativeName, nativeLanguage } = contestant;
      const isNativeShown = hasNativeNames && nativeName !== fullName;
      const row = { ...toContestant(contestant), code, group };
      return { ...row, ...(isNativeShown && nativeName && { nativeName, nativeLanguage }) };
    }),
  );

/** The name or, if no card can draw it, the code. */
export const nameOnCard = ({ fullName, code }: { fullName: string; code: string }): string =>
  isDrawable(fullName) ? fullName : code;

const maxNamedOnCard = 3;

/** e.g. "Junior gold: Ann, Bea and 3 more"; a name that no card can draw is counted. */
export const describeGold = ({ groups }: Results): string[] =>
  groups.flatMap(({ group, contestants }) => {
    const gold = contestants.filter(({ award }) => award === "GOLD");
    const named = gold.filter(({ fullName }) => isDrawable(fullName)).slice(0, maxNamedOnCard);
    const names = named.map(({ fullName }) => fullName);
    const others = gold.length - named.length;
    if (others > 0) names.push(named.length > 0 ? `${others} more` : plural(others, "contestant", "contestants"));
    return names.length > 0 ? `${group} gold: ${joinWithAnd(names)}` : [];
  });
