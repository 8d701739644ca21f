import type { OperationsOf } from "@/lib/openapi/operation";
import { hiddenTeam, untilEditPeriodEnds, untilRegistrationEnds } from "@/lib/openapi/operations/sentences";

export const leaderOperations: OperationsOf<"Leader"> = {
  "GET /api/Leader": {
    id: "listLeaderRecords",
    summary: "Every leader and deputy leader, once for each team they lead.",
    success: "The records.",
  },
  "POST /api/Leader/addreplace": {
    id: "replaceLeader",
    summary: "Replaces a team's leader, or adds or replaces the deputy.",
    description: untilRegistrationEnds,
    success: "The team after the change.",
    notFound: hiddenTeam,
    conflict: "The same leader twice in one team.",
  },
  "PUT /api/Leader": {
    id: "changeLeader",
    summary: "Changes a leader's contacts and personal details.",
    description: untilEditPeriodEnds,
    success: "The leader after the change.",
    notFound: "There is no such leader, or it is another country's.",
  },
  "DELETE /api/Leader/team/{teamId}/leader/{leaderId}": {
    id: "removeDeputyLeader",
    summary: "Removes the deputy leader from a team.",
    description: untilRegistrationEnds,
    success: "The team without a deputy.",
    parameters: { teamId: "The team.", leaderId: "Its deputy leader." },
    notFound: "There is no such team, it is another country's, or this is not its deputy leader.",
    conflict: "This is the team's leader, who can only be replaced.",
  },
};
