import { plural } from "@/lib/platform/text/plural";
import { formatInstant } from "@/lib/platform/time/time";
import type { ControlPanelCounts } from "@/lib/site/pages/control-panel-counts";

export interface ControlPanelPage {
  path: `/controlPanel/${string}`;
  /** The title and the label in the control panel's navigation. */
  title: string;
  /** The figure on the overview, with its noun in the singular and the plural. */
  count: (counts: ControlPanelCounts) => number;
  noun: readonly [string, string];
  /** What the page is for, on the overview. */
  note: (counts: ControlPanelCounts) => string;
}

/**
 * The pages of the control panel, in the order of its navigation (specification, section 2, "Control panel"). Navigation,
 * overview, titles and access are derived from this list.
 */
export const controlPanelPages = [
  {
    path: "/controlPanel/users",
    title: "Users",
    count: ({ users }) => users,
    noun: ["account", "accounts"],
    note: ({ disabledUsers }) =>
      `Who can log in, and the passwords to hand out. ${plural(disabledUsers, "account is", "accounts are")} disabled.`,
  },
  {
    path: "/controlPanel/guides",
    title: "Guides",
    count: ({ guides }) => guides,
    noun: ["guide", "guides"],
    note: ({ attention: { teamsWithoutGuide } }) =>
      `Who looks after which teams. ${plural(teamsWithoutGuide, "team has", "teams have")} no guide yet.`,
  },
  {
    path: "/controlPanel/statistics",
    title: "Statistics",
    count: ({ countries }) => countries,
    noun: ["country", "countries"],
    note: ({ contestants }) =>
      `Contestants by country, T-shirts and operating systems. ${plural(contestants, "contestant is", "contestants are")} registered.`,
  },
  {
    path: "/controlPanel/leaders",
    title: "Leaders",
    count: ({ leaders }) => leaders,
    noun: ["leader", "leaders"],
    note: () => "Leaders and deputies with their teams, phone numbers and e-mail addresses.",
  },
  {
    path: "/controlPanel/people",
    title: "People",
    count: ({ committeePeople }) => committeePeople,
    noun: ["committee member", "committee members"],
    note: ({ committees }) =>
      `The members of the ${plural(committees, "committee", "committees")}, as visitors see them.`,
  },
  {
    path: "/controlPanel/exportImport",
    title: "Export/Import",
    count: ({ contestants }) => contestants,
    noun: ["contestant", "contestants"],
    note: ({ attention: { contestantsWithoutUserName } }) =>
      `Export all contestants as a CSV file, and import their credentials and seats. ${plural(contestantsWithoutUserName, "contestant has", "contestants have")} no user name yet.`,
  },
  {
    path: "/controlPanel/print",
    title: "Print",
    count: ({ printRuns }) => printRuns,
    noun: ["printed document", "printed documents"],
    note: () =>
      "Badges, desk labels, credential slips, certificates and diplomas, and what has changed since they were last printed.",
  },
  {
    path: "/controlPanel/teams",
    title: "Teams",
    count: ({ teams }) => teams,
    noun: ["team", "teams"],
    note: ({ withdrawnTeams }) =>
      `All teams with guide, travel and missing data. ${plural(withdrawnTeams, "team is", "teams are")} withdrawn.`,
  },
  {
    path: "/controlPanel/contestants",
    title: "Contestants",
    count: ({ contestants }) => contestants,
    noun: ["contestant", "contestants"],
    note: () => "All contestants with team, user name, seats and missing data.",
  },
  {
    path: "/controlPanel/guests",
    title: "Guests",
    count: ({ guests }) => guests,
    noun: ["guest", "guests"],
    note: () => "Guests with their arrivals and departures.",
  },
  {
    path: "/controlPanel/arrivals",
    title: "Arrivals",
    count: ({ arrivals }) => arrivals.arrived,
    noun: ["person has arrived", "people have arrived"],
    note: ({ arrivals: { today, arrivedToday } }) =>
      today === 0
        ? "Who arrives and leaves, hour by hour. Nobody is expected today."
        : `Who arrives and leaves, hour by hour. ${arrivedToday} of ${plural(today, "person", "people")} expected today ${arrivedToday === 1 ? "has" : "have"} arrived.`,
  },
  {
    path: "/controlPanel/transfers",
    title: "Transfers",
    count: ({ transfers }) => transfers,
    noun: ["transfer", "transfers"],
    note: () =>
      "Vehicles from and to the places of arrival and departure, who is in them, and lists for their drivers.",
  },
  {
    path: "/controlPanel/warnings",
    title: "Warnings",
    count: ({ warnings }) => warnings,
    noun: ["warning", "warnings"],
    note: () => "Contestants too old for their group, and teams and contestants registered twice.",
  },
  {
    path: "/controlPanel/results",
    title: "Results",
    count: ({ ranked }) => ranked,
    noun: ["contestant with points", "contestants with points"],
    note: ({ edition }) => `Tasks, points, medals and ranking. The results are ${edition.resultsState.toLowerCase()}.`,
  },
  {
    path: "/controlPanel/edition",
    title: "Edition",
    count: ({ edition }) => edition.year,
    noun: ["edition", "edition"],
    note: ({ edition }) =>
      `Names, dates, texts, lists, sponsors, committees and schedule. Registration ends on ${formatInstant(edition.endOfRegistrationDate, edition.timeZone)}.`,
  },
  {
    path: "/controlPanel/exceptions",
    title: "Deadline extensions",
    count: ({ exceptions }) => exceptions,
    noun: ["extension", "extensions"],
    note: () => "Later deadlines for single countries, with the reasons.",
  },
  {
    path: "/controlPanel/activity",
    title: "Activity",
    count: ({ changes }) => changes,
    noun: ["recorded change", "recorded changes"],
    note: () => "Who changed what and when, by person, team and day.",
  },
] as const satisfies readonly ControlPanelPage[];

export type ControlPanelPath = (typeof controlPanelPages)[number]["path"];
