import type { Contest } from "@/lib/edition/schema";
import type { ResultsState } from "@/lib/generated/prisma/enums";
import { excerpt, plainText, withoutSalutation } from "@/lib/platform/html/plain-text";
import { joinWithAnd } from "@/lib/platform/text/join-list";

export interface PublicPage {
  path: `/${string}`;
  /** The home page's title is the edition's name. */
  title: string;
  /** Null for a page that only the home page or the footer links to. */
  menu?: "Information" | null;
  /** The page cache ignores all other query parameters. */
  query?: readonly string[];
  /** For search engines and share cards. */
  describe: (contest: Contest, dates: string) => string;
}

function listNames(what: string, items: readonly { name: string }[]): string {
  const names = joinWithAnd(items.map(({ name }) => name));
  return names ? `${what}: ${names}.` : `${what}.`;
}

export const describeEdition = ({ venue, welcomeText }: Contest, dates: string): string =>
  excerpt(`${dates}, ${venue}. ${plainText(withoutSalutation(welcomeText))}`);

const pages = [
  { path: "/", title: "Home", describe: describeEdition },
  {
    path: "/organizers",
    title: "Organizers",
    describe: ({ name, organizers, partners }) =>
      listNames(`The organizers and partners of the ${name}`, [...organizers, ...partners]),
  },
  {
    path: "/patrons",
    title: "Patrons",
    describe: ({ name, patrons }) => listNames(`The patrons of the ${name}`, patrons),
  },
  {
    path: "/sponsors",
    title: "Sponsors",
    describe: ({ name, goldenSponsors, silverSponsors, bronzeSponsors }) =>
      listNames(`The sponsors of the ${name}`, [...goldenSponsors, ...silverSponsors, ...bronzeSponsors]),
  },
  {
    path: "/teams",
    title: "Teams",
    query: ["country", "group", "q"],
    describe: ({ name }, dates) =>
      `The junior and senior teams of the ${name}, ${dates}, by country: their leaders and contestants, with pictures.`,
  },
  {
    path: "/results",
    title: "Results",
    query: ["country", "group", "q", "contestant"],
    describe: ({ name }, dates) =>
      `The results of the ${name}, ${dates}: places, points and medals of the junior and senior contestants.`,
  },
  {
    path: "/commitees",
    title: "Committees",
    describe: ({ name, committees }) => listNames(`The people behind the ${name}`, committees),
  },
  {
    path: "/schedule",
    title: "Schedule",
    describe: ({ name, venue }, dates) =>
      `The programme of the ${name} day by day, ${dates} in ${venue}: arrival, practice, both competition days and the award ceremony.`,
  },
  {
    path: "/information/rules",
    title: "Rules",
    menu: "Information",
    describe: ({ rules }) => plainText(rules),
  },
  {
    path: "/information/environment",
    title: "Environment",
    menu: "Information",
    describe: ({ environmentDescription }) => plainText(environmentDescription),
  },
  {
    path: "/information/invitation",
    title: "Invitation letter",
    menu: null,
    describe: ({ invitationLetter }) => plainText(withoutSalutation(invitationLetter)),
  },
  {
    path: "/information/materials",
    title: "Competition materials",
    menu: null,
    describe: ({ materials }) => plainText(materials),
  },
  {
    path: "/privacy",
    title: "Privacy",
    menu: null,
    describe: ({ name }) => `Which personal data the ${name} stores, why, how long, and whom to ask.`,
  },
] as const satisfies readonly PublicPage[];

export type PublicPath = (typeof pages)[number]["path"];

/** In the order of the navigation; past editions have them under `/{year}`. */
export const publicPages: readonly PublicPage[] = pages;

export const shownPages = (state: ResultsState) =>
  publicPages.filter(({ path }) => path !== "/results" || state !== "HIDDEN");

export const menuPages = (state: ResultsState) => shownPages(state).filter(({ menu }) => menu !== null);

export const publicPage = (path: PublicPath) => publicPages.find((page) => page.path === path) as PublicPage;

/** The paths that visitors can open even while the results are hidden. */
export const visitorPaths: readonly string[] = [...shownPages("HIDDEN").map(({ path }) => path), "/login"];
