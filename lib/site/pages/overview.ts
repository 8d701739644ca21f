import { endOfEditDate } from "@/lib/edition/rules";
import { TravelDirection } from "@/lib/generated/prisma/enums";
import { joinWithAnd } from "@/lib/platform/text/join-list";
import { addDays, dateText, toLocalDate } from "@/lib/platform/time/time";
import { checks, type GapKind } from "@/lib/readiness/checks";
import type { ControlPanelPath } from "@/lib/site/pages/control-panel-pages";
import type { Party } from "@/lib/travel/arrivals/schema";
import { needsVehicle } from "@/lib/travel/place";
import { partyNotes } from "@/lib/travel/transfers/rules";
import type { Transfer } from "@/lib/travel/transfers/schema";

export type Phase = "setup" | "registration" | "editing" | "preparation" | "contest" | "results";

interface EditionDates {
  startDate: Date;
  endDate: Date;
  endOfRegistrationDate: Date;
  hasDates: boolean;
  timeZone: string;
}

/** Contest week begins seven days before the tournament. */
export function phaseOf(edition: EditionDates, now: Date): Phase {
  if (!edition.hasDates) return "setup";
  const today = toLocalDate(now, edition.timeZone);
  if (today > dateText(edition.endDate)) return "results";
  if (today >= addDays(dateText(edition.startDate), -7)) return "contest";
  if (now < edition.endOfRegistrationDate) return "registration";
  return now < endOfEditDate(edition) ? "editing" : "preparation";
}

const details = {
  picture: "a picture",
  nativeName: "a native name",
  tShirtSize: "a T-shirt size",
  travel: "travel details",
} as const satisfies Partial<Record<GapKind, string>>;

type Detail = keyof typeof details;
export const detailNames = Object.keys(details) as Detail[];

export type MissingCounts = Record<Detail, number>;

/** The names of parties. */
export interface VehicleGaps {
  without: readonly string[];
  notFitting: readonly string[];
}

/** The parties still to travel that have no vehicle, and those that do not fit theirs. */
export function findVehicleGaps(
  direction: TravelDirection,
  { transfers, parties }: { transfers: readonly Transfer[]; parties: readonly Party[] },
  now: Date,
  timeZone: string,
): Record<keyof VehicleGaps, Party[]> {
  const today = toLocalDate(now, timeZone);
  const isToCome = (time: string | null) => {
    if (time === null) return false;
    // Who arrived today may still wait for a vehicle.
    return direction === "ARRIVAL" ? toLocalDate(new Date(time), timeZone) >= today : new Date(time) >= now;
  };
  const waiting = parties.filter(({ time, place, transfer }) => isToCome(time) && needsVehicle(place) && !transfer);
  const notFitting = transfers.flatMap((transfer) =>
    transfer.parties.filter(
      (party) => isToCome(party.time ?? transfer.leavesAt) && partyNotes(party, transfer, timeZone).length > 0,
    ),
  );
  return { without: waiting, notFitting };
}

export interface OverviewFacts {
  /** Registered in the last seven days. */
  newTeams: number;
  teamsWithoutGuide: number;
  registratorsWithoutTeam: number;
  contestantsWithoutUserName: number;
  contestantsWithoutSeat: number;
  /** `day` is yyyy-MM-dd at the venue. */
  today: { day: string; expected: number; arrived: number };
  vehicles: Record<TravelDirection, VehicleGaps>;
  /** The number of warnings about registrations. */
  warnings: number;
  /** Whether points were imported, so that the contest has begun. */
  hasPoints: boolean;
  /** Contestants with points while the results are hidden. */
  unpublished: number;
  publicationWarnings: readonly string[];
  missing: Record<"contestants" | "leaders" | "guests", MissingCounts>;
}

export interface OverviewItem {
  count: number;
  text: string;
  /** The page, with the filter that shows what is counted. */
  href: string;
  note?: string;
  /** From 0 to 1. */
  progress?: number;
}

type Noun = readonly [one: string, many?: string];

function item(
  count: number,
  [one, many = one]: Noun,
  path: ControlPanelPath | "#warnings",
  filter: Record<string, string> = {},
): OverviewItem {
  const query = new URLSearchParams(filter).toString();
  return { count, text: count === 1 ? one : many, href: query ? `${path}?${query}` : path };
}

/** e.g. "Binary Storks, Modulo Magpies and 2 more" */
function listNames(names: readonly string[]): string {
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names;
  return joinWithAnd(shown);
}

const lacking = ([one, many = one]: Noun, what: string): Noun => [`${one} without ${what}`, `${many} without ${what}`];

const contestant: Noun = ["contestant", "contestants"];
const registeredLately = "registered in the last seven days";
const hiddenResults = "with points; the results are hidden";

const vehicleNouns = {
  ARRIVAL: {
    without: lacking(["party arrives", "parties arrive"], "a vehicle"),
    notFitting: ["arriving party no longer fits its vehicle", "arriving parties no longer fit their vehicle"],
  },
  DEPARTURE: {
    without: lacking(["party leaves", "parties leave"], "a vehicle"),
    notFitting: ["leaving party no longer fits its vehicle", "leaving parties no longer fit their vehicle"],
  },
} as const satisfies Record<TravelDirection, Record<keyof VehicleGaps, Noun>>;

function vehicleItems(direction: TravelDirection, gaps: VehicleGaps): OverviewItem[] {
  const filters = { without: { direction, waiting: "yes" }, notFitting: { direction } };
  return (["without", "notFitting"] as const).map((kind) => ({
    ...item(gaps[kind].length, vehicleNouns[direction][kind], "/controlPanel/transfers", filters[kind]),
    note: listNames(gaps[kind]),
  }));
}

/** What is to be done in a phase, the most urgent first. */
export function listNow(facts: OverviewFacts, phase: Phase): OverviewItem[] {
  const { today } = facts;
  const newTeams = item(
    facts.newTeams,
    [`team ${registeredLately}`, `teams ${registeredLately}`],
    "/controlPanel/teams",
    {
      registered: "In the last seven days",
      status: "Takes part",
    },
  );
  const idle = lacking(["registrator", "registrators"], "a team");
  const registrators = item(facts.registratorsWithoutTeam, idle, "/controlPanel/users", { state: "No team" });
  const guides = item(facts.teamsWithoutGuide, lacking(["team", "teams"], "a guide"), "/controlPanel/guides");
  const warnings = item(facts.warnings, ["registration to check", "registrations to check"], "#warnings");
  const arrivals = {
    ...item(today.arrived, [`of ${today.expected} people arrived today`], "/controlPanel/arrivals", {
      direction: "ARRIVAL",
      day: today.day,
    }),
    progress: today.arrived / today.expected,
  };
  const vehicles = Object.values(TravelDirection).flatMap((direction) =>
    vehicleItems(direction, facts.vehicles[direction]),
  );
  const credentials = [
    item(facts.contestantsWithoutUserName, lacking(contestant, "a user name"), "/controlPanel/contestants", {
      missing: "User name",
    }),
    item(facts.contestantsWithoutSeat, lacking(contestant, "a seat"), "/controlPanel/contestants", { missing: "Seat" }),
  ];
  const results = {
    ...item(
      facts.unpublished,
      [`contestant ${hiddenResults}`, `contestants ${hiddenResults}`],
      "/controlPanel/results",
    ),
    note: facts.publicationWarnings.join(" "),
  };
  const ofPhase: Record<Phase, OverviewItem[]> = {
    setup: [],
    registration: [newTeams, registrators, guides, warnings],
    editing: [newTeams, registrators, guides, warnings],
    preparation: [guides, ...vehicles, ...credentials, warnings],
    contest: [
      ...(today.expected > 0 ? [arrivals] : []),
      results,
      ...vehicles,
      guides,
      ...(facts.hasPoints ? [] : credentials),
      warnings,
    ],
    results: [results, ...vehicles, warnings],
  };
  return ofPhase[phase].filter((listed) => listed.count > 0 || listed === arrivals);
}

export interface Unfinished {
  unpublished: number;
  /** Never printed, or changed since. */
  diplomas: number;
  /** People who were expected and not ticked as arrived. */
  arrivals: number;
}

/** What a tournament leaves undone when the next edition begins. */
export function listUnfinished({ unpublished, diplomas, arrivals }: Unfinished): OverviewItem[] {
  const results = item(
    unpublished,
    [`contestant ${hiddenResults}`, `contestants ${hiddenResults}`],
    "/controlPanel/results",
    {
      view: "publication",
    },
  );
  return [
    { ...results, note: "They can be published afterwards, too." },
    {
      ...item(diplomas, ["diploma not printed", "diplomas not printed"], "/controlPanel/print/diplomas", {
        changed: "New or changed",
      }),
      note: "They can be printed afterwards, too.",
    },
    {
      ...item(arrivals, ["arrival not confirmed", "arrivals not confirmed"], "/controlPanel/arrivals", {
        direction: "ARRIVAL",
        day: "all",
        arrived: "Not yet arrived",
      }),
      note: "They cannot be confirmed afterwards.",
    },
  ].filter(({ count }) => count > 0);
}

/** The details that people lack, by list of the control panel. */
export function listMissing({ missing }: Pick<OverviewFacts, "missing">): OverviewItem[] {
  const lists = [
    { noun: contestant, path: "/controlPanel/contestants", counts: missing.contestants },
    { noun: ["leader", "leaders"], path: "/controlPanel/leaders", counts: missing.leaders },
    { noun: ["guest", "guests"], path: "/controlPanel/guests", counts: missing.guests },
  ] as const;
  return lists
    .flatMap(({ noun, path, counts }) =>
      detailNames.map((detail) =>
        item(counts[detail], lacking(noun, details[detail]), path, { missing: checks[detail].title }),
      ),
    )
    .filter(({ count }) => count > 0);
}
