import { useMoves } from "@/components/forms/use-moves";
import { plural } from "@/lib/platform/text/plural";
import { api, type RequestBody } from "@/lib/site/api/client";

interface Share {
  team: { id: string; name: string };
  guideId: string | null;
}

const given = (shares: readonly Share[]) =>
  shares.map(({ team, guideId }) => ({ id: team.id, guideId, previousGuideId: null }));

const taken = (shares: readonly Share[]) =>
  shares.map(({ team, guideId }) => ({ id: team.id, guideId: null, previousGuideId: guideId }));

/** Both directions of an assignment, each the Undo of the other. */
function assignment(teams: readonly Share["team"][], guide: { id: string; fullName: string }) {
  const shares = teams.map((team) => ({ team, guideId: guide.id }));
  const subject = teams.length === 1 ? `${teams[0]?.name} is` : `${teams.length} teams are`;
  return {
    assigned: { moves: given(shares), success: `${subject} assigned to ${guide.fullName}.` },
    unassigned: { moves: taken(shares), success: `${subject} no longer assigned to ${guide.fullName}.` },
  };
}

export function useTeamMoves() {
  const { isPending, move } = useMoves<RequestBody<"PUT /api/Guide/teams">[number]>((moves) =>
    api("PUT /api/Guide/teams", { body: [...moves] }),
  );
  return {
    isPending,
    assign(...args: Parameters<typeof assignment>) {
      const { assigned, unassigned } = assignment(...args);
      return move(assigned.moves, assigned.success, unassigned);
    },
    unassign(...args: Parameters<typeof assignment>) {
      const { assigned, unassigned } = assignment(...args);
      return move(unassigned.moves, unassigned.success, assigned);
    },
    share(shares: readonly Share[]) {
      const teams = plural(shares.length, "team", "teams");
      const undo = { moves: taken(shares), success: `${teams} without a guide again.` };
      return move(given(shares), `${teams} shared among the guides.`, undo);
    },
  };
}
