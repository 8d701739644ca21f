import { detailLabels } from "@/lib/person/labels";
import type { AttentionCounts, MissingCounts } from "@/lib/site/pages/attention-counts";
import type { ControlPanelPath } from "@/lib/site/pages/control-panel-pages";

const details = { picture: "a picture", nativeName: "a native name", tShirtSize: "a T-shirt size" };

type Detail = keyof MissingCounts;

export interface AttentionItem {
  count: number;
  /** What is counted, such as "teams without a guide". */
  text: string;
  /** The page where it is settled, with the filter that shows what is counted. */
  href: string;
}

type Noun = readonly [one: string, many: string];

function item(
  count: number,
  [one, many]: Noun,
  path: ControlPanelPath,
  filter: Record<string, string> = {},
): AttentionItem {
  const query = new URLSearchParams(filter).toString();
  return { count, text: count === 1 ? one : many, href: query ? `${path}?${query}` : path };
}

const lacking = ([one, many]: Noun, what: string): Noun => [`${one} without ${what}`, `${many} without ${what}`];

function missingDetails(counts: MissingCounts, noun: Noun, path: ControlPanelPath): AttentionItem[] {
  return (Object.keys(details) as Detail[]).map((detail) =>
    item(counts[detail], lacking(noun, details[detail]), path, { missing: detailLabels[detail] }),
  );
}

const contestant: Noun = ["contestant", "contestants"];

/** What an administrator should settle. */
export function listAttention(counts: AttentionCounts): AttentionItem[] {
  const { warnings } = counts;
  const teamName: Noun = ["team name used twice", "team names used twice"];
  const tooOld: Noun = ["contestant too old for the group", "contestants too old for their group"];
  const twin: Noun = ["contestant registered twice", "contestants registered twice"];
  const [contestants, warningPage] = ["/controlPanel/contestants", "/controlPanel/warnings"] as const;
  return [
    item(counts.teamsWithoutGuide, lacking(["team", "teams"], "a guide"), "/controlPanel/guides"),
    item(counts.registratorsWithoutTeam, lacking(["registrator", "registrators"], "a team"), "/controlPanel/users", {
      state: "No team",
    }),
    item(warnings["Too old"], tooOld, warningPage, { kind: "Too old" }),
    item(warnings["Same contestant"], twin, warningPage, { kind: "Same contestant" }),
    item(warnings["Same team name"], teamName, warningPage, { kind: "Same team name" }),
    item(counts.contestantsWithoutUserName, lacking(contestant, "a user name"), contestants, { missing: "User name" }),
    item(counts.contestantsWithoutSeat, lacking(contestant, "a seat"), contestants, { missing: "Seat" }),
    ...missingDetails(counts.contestants, contestant, contestants),
    ...missingDetails(counts.leaders, ["leader", "leaders"], "/controlPanel/leaders"),
    ...missingDetails(counts.guests, ["guest", "guests"], "/controlPanel/guests"),
  ].filter(({ count }) => count > 0);
}
