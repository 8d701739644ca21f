export const roomLabels = { name: "Name", group: "Group", plan: "Plan" };

export const bothGroups = "Both groups";

export const issueLabels = {
  SAME_COUNTRY: "Neighbours of one country",
  SAME_NEIGHBOUR: "Neighbours on both days",
  OTHER_GROUP: "In a room of the other group",
} as const;

export type IssueKind = keyof typeof issueLabels;
