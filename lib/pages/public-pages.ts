import type { Contest } from "@/lib/contest/schema";
import { excerpt, plainText } from "@/lib/html/plain-text";

export interface PublicPage {
  path: `/${string}`;
  /** The heading, navigation label and title; the home page's title is the edition's name. */
  title: string;
  /** The submenu of the navigation bar that the page is in. */
  menu?: "Information";
  /** Whether past editions have the page too, under `/{year}`. */
  hasPastEditions: boolean;
  /** Query parameters that the page reads; the page cache ignores all others. */
  query?: readonly string[];
  /** The description for search engines and share cards. */
  describe: (contest: Contest, dates: string) => string;
}

function listNames(what: string, items: readonly { name: string }[]): string {
  const names = new Intl.ListFormat("en-GB").format(items.map(({ name }) => name));
  return names ? `${what}: ${names}.` : `${what}.`;
}

export const describeEdition = ({ venue, welcomeText }: Contest, dates: string): string =>
  excerpt(`${dates}, ${venue}. ${plainText(welcomeText)}`);

/**
 * The pages that show an edition, in the order of the navigation. Navigation, sitemap, titles, canonical addresses, share
 * cards, past editions, access and the page cache's keys are derived from this list.
 */
export const publicPages = [
  { path: "/", title: "Home", hasPastEditions: true, describe: describeEdition },
  {
    path: "/organizers",
    title: "Organizers",
    hasPastEditions: true,
    describe: ({ name, organizers, partners }) =>
      listNames(`The organizers and partners of the ${name}`, [...organizers, ...partners]),
  },
  {
    path: "/patrons",
    title: "Patrons",
    hasPastEditions: true,
    describe: ({ name, patrons }) => listNames(`The patrons of the ${name}`, patrons),
  },
  {
    path: "/sponsors",
    title: "Sponsors",
    hasPastEditions: true,
    describe: ({ name, goldenSponsors, silverSponsors, bronzeSponsors }) =>
      listNames(`The sponsors of the ${name}`, [...goldenSponsors, ...silverSponsors, ...bronzeSponsors]),
  },
  {
    path: "/teams",
    title: "Teams",
    hasPastEditions: true,
    query: ["country", "q"],
    describe: ({ name }, dates) =>
      `The junior and senior teams of the ${name}, ${dates}, by country: their leaders and contestants, with pictures.`,
  },
  {
    path: "/commitees",
    title: "Committees",
    hasPastEditions: true,
    describe: ({ name, committees }) => listNames(`The people behind the ${name}`, committees),
  },
  {
    path: "/schedule",
    title: "Schedule",
    hasPastEditions: true,
    describe: ({ name, venue }, dates) =>
      `The programme of the ${name} day by day, ${dates} in ${venue}: arrival, practice, both competition days and the award ceremony.`,
  },
  {
    path: "/information/rules",
    title: "Rules",
    menu: "Information",
    hasPastEditions: true,
    describe: ({ rules }) => plainText(rules),
  },
  {
    path: "/information/environment",
    title: "Environment",
    menu: "Information",
    hasPastEditions: true,
    describe: ({ environmentDescription }) => plainText(environmentDescription),
  },
] as const satisfies readonly PublicPage[];

export type PublicPath = (typeof publicPages)[number]["path"];

const byPath: ReadonlyMap<string, PublicPage> = new Map(publicPages.map((page) => [page.path, page]));

export function publicPage(path: PublicPath): PublicPage {
  const page = byPath.get(path);
  if (!page) throw new Error(`${path} is not in the list of public pages.`);
  return page;
}

/** The pages that every edition has. */
export const editionPages: readonly PublicPage[] = publicPages.filter(({ hasPastEditions }) => hasPastEditions);

/** The address of a public page: in the current edition (`base` "") or in a past one ("/2024", or "/{year}" for all). */
export const editionPath = (base: string, path: string): string => (path === "/" ? base || "/" : base + path);

/** The addresses that visitors can open in the current edition. */
export const visitorPaths: readonly string[] = [...publicPages.map(({ path }) => path), "/login"];
