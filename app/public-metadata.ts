import "server-only";
import type { Metadata } from "next";
import { formatDateRange } from "@/components/contest/dates";
import { excerpt, plainText } from "@/lib/contest/excerpt";
import { getContest } from "@/lib/contest/queries";
import type { Contest } from "@/lib/contest/schema";
import { cardPath } from "@/lib/contest/share-card";
import { type PageParams, shownEdition } from "@/lib/contest/shown";

interface PublicPage {
  /** The page's path in the current edition. */
  path: string;
  /** Absent on the home page, which is the edition's own. */
  title?: string;
  /** What the page holds, in a sentence or two from the edition's content. */
  describe: (contest: Contest, dates: string) => string;
}

/** "What: A, B and C.", or "What." before there are any. */
export function inProse(what: string, named: readonly { name: string }[]): string {
  const names = new Intl.ListFormat("en-GB").format(named.map(({ name }) => name));
  return names ? `${what}: ${names}.` : `${what}.`;
}

/** The edition in a sentence and as many of its own words as fit. */
export const describeEdition = ({ venue, welcomeText }: Contest, dates: string): string =>
  excerpt(`${dates}, ${venue}. ${plainText(welcomeText)}`);

/**
 * What search engines and whoever shares a public page see of it: a title behind the contest's short prefix and, in a
 * past edition, its year; a description; the one address; a card with a picture.
 */
export async function publicMetadata(
  params: PageParams,
  { path, title: given, describe }: PublicPage,
): Promise<Metadata> {
  const { year, shortName, name, base } = await shownEdition(params, path);
  const contest = await getContest(year);
  const title = `${year === undefined ? shortName : `${shortName} ${year}`} · ${given ?? name}`;
  const described = describe(contest, formatDateRange(contest.startDate, contest.endDate));
  const description = excerpt(described || `${given ?? "Home"}: ${name}.`);
  const address = path === "/" ? base || "/" : base + path;
  const image = { url: cardPath(path, year), width: 1200, height: 630, alt: `${given ?? "Home"}: ${name}` };
  return {
    title,
    description,
    alternates: { canonical: address },
    openGraph: { type: "website", locale: "en_GB", siteName: name, title, description, url: address, images: [image] },
    twitter: { card: "summary_large_image" },
  };
}
