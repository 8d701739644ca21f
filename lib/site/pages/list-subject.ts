import "server-only";
import { cache } from "react";
import { isDrawable } from "@/lib/platform/text/card-text";
import { ordinalInWords } from "@/lib/platform/text/ordinal";
import { plural } from "@/lib/platform/text/plural";
import { awards } from "@/lib/result/boundaries";
import { awardLabels, awardText, groupPlural } from "@/lib/result/labels";
import { nameOnCard } from "@/lib/result/public-views";
import { findPublishedResults } from "@/lib/result/queries";
import type { Results } from "@/lib/result/views";
import { getParticipation } from "@/lib/team/queries";

/** The country or the contestant that the URL of a public list names. */
export interface ListSubject {
  name: string;
  /** Such as "country=RO". */
  query: string;
  /** Such as "ro" and "rou1", in the name of the share card. */
  key: string;
  /** What the share card says of it. */
  lines: string[];
}

const noteOf = ({ state }: Results): string[] => (state === "FINAL" ? [] : ["Provisional results"]);

function medalsOf(results: Results, countryCode: string): string[] {
  const ofCountry = results.groups.flatMap(({ contestants }) =>
    contestants.filter((contestant) => contestant.countryCode === countryCode),
  );
  const medals = awards.flatMap((award) => {
    const names = ofCountry.filter((contestant) => contestant.award === award).map(nameOnCard);
    return names.length > 0 ? `${awardLabels[award]}: ${names.join(", ")}` : [];
  });
  return [...medals, ...noteOf(results)];
}

async function findContestant(code: string, year: number | undefined): Promise<ListSubject | null> {
  const results = await findPublishedResults(year);
  if (!results) return null;
  for (const { group, contestants } of results.groups) {
    const found = contestants.find((contestant) => contestant.code === code.toUpperCase());
    if (!found) continue;
    const { fullName, countryName, place, total, teamName } = found;
    const points = total === null ? [] : [`${total} points`];
    const ranked = place === null ? [] : [`${ordinalInWords(place)} place of the ${groupPlural(group)}`];
    const achieved = [awardText(found), ...ranked, ...points].filter(Boolean).join(" · ");
    const from = [teamName, countryName].filter(isDrawable).join(", ");
    const lines = [achieved, from, ...noteOf(results)];
    return { name: fullName, query: `contestant=${found.code}`, key: found.code.toLowerCase(), lines };
  }
  return null;
}

async function findCountry(path: string, code: string, year: number | undefined): Promise<ListSubject | null> {
  const country = (await getParticipation(year)).find((candidate) => candidate.code === code.toUpperCase());
  if (!country) return null;
  const { name, teams, contestants } = country;
  const registered = `${plural(teams, "team", "teams")}, ${plural(contestants, "contestant", "contestants")}`;
  const results = path === "/results" ? await findPublishedResults(year) : null;
  if (path === "/results" && !results) return null;
  const lines = results ? medalsOf(results, country.code) : [registered];
  return { name, query: `country=${country.code}`, key: country.code.toLowerCase(), lines };
}

/** Null if the URL names neither a country nor a contestant, or one that is not in the list. */
export const findListSubject = cache(
  async (path: string, year: number | undefined, country: string, contestant: string): Promise<ListSubject | null> => {
    if (path === "/results" && contestant) return findContestant(contestant, year);
    return country && (path === "/results" || path === "/teams") ? findCountry(path, country, year) : null;
  },
);

/** Finds what the query of a page names, as `findListSubject`. */
export async function findSubjectOf(
  path: string,
  year: number | undefined,
  searchParams: Promise<Record<string, unknown>>,
): Promise<ListSubject | null> {
  const { country, contestant } = await searchParams;
  return findListSubject(path, year, String(country ?? ""), String(contestant ?? ""));
}
