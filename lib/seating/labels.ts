import { plural } from "@/lib/platform/text/plural";

export const roomLabels = { name: "Name", group: "Group", plan: "Plan" };

export const emptyRoom = { id: "", name: "", group: "", plan: "" } as const;

/** `mark` is shown at the seat; `endings` follow a count, of one and of several. */
const issues = {
  SAME_COUNTRY: {
    mark: "Same country",
    endings: ["pair of neighbours is of one country", "pairs of neighbours are of one country"],
  },
  SAME_NEIGHBOUR: {
    mark: "Same neighbour",
    endings: ["pair sits together on both days", "pairs sit together on both days"],
  },
  OTHER_GROUP: {
    mark: "Other group",
    endings: ["contestant sits in a room of the other group", "contestants sit in a room of the other group"],
  },
} as const;

export type IssueKind = keyof typeof issues;

export const issueKinds = Object.keys(issues) as [IssueKind, ...IssueKind[]];

export const issueMark = (kind: IssueKind): string => issues[kind].mark;

/** e.g. "2 pairs of neighbours are of one country." */
export function issueSentence(kind: IssueKind, count: number): string {
  const [one, many] = issues[kind].endings;
  return `${plural(count, one, many)}.`;
}

export const withoutSeatSentence = (count: number): string =>
  `${plural(count, "contestant has", "contestants have")} no seat.`;

export const printLists = { room: "By room", country: "By country", door: "For the doors" } as const;

export type PrintList = keyof typeof printLists;
