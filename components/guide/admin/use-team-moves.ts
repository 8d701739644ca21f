import { useApiAction } from "@/components/forms/use-api-action";
import { plural } from "@/lib/platform/text/plural";
import { api, type RequestBody } from "@/lib/site/api/client";

type Move = RequestBody<"PUT /api/Guide/teams">[number];

interface Team {
  id: string;
  name: string;
}

interface Guide {
  id: string;
  fullName: string;
}

interface Share {
  team: Team;
  guideId: string | null;
}

const moveAction = (body: Move[], success: string) => ({ send: () => api("PUT /api/Guide/teams", { body }), success });

/** Assigns teams to guides, each time with an Undo. */
export function useTeamMoves() {
  const { pending, run } = useApiAction();

  function moveWithUndo(moves: Move[], success: string, undoSuccess: string) {
    const undoMoves = moves.map(({ id, guideId, previousGuideId }) => ({
      id,
      guideId: previousGuideId,
      previousGuideId: guideId,
    }));
    return run({ ...moveAction(moves, success), undo: moveAction(undoMoves, undoSuccess) });
  }

  return {
    isPending: pending,
    assign(teams: readonly Team[], guide: Guide) {
      const moves = teams.map(({ id }) => ({ id, guideId: guide.id, previousGuideId: null }));
      const subject = teams.length === 1 ? `${teams[0]?.name} is` : `${teams.length} teams are`;
      const undoSuccess = `${subject} no longer assigned to ${guide.fullName}.`;
      return moveWithUndo(moves, `${subject} assigned to ${guide.fullName}.`, undoSuccess);
    },
    unassign(team: Team, guide: Guide) {
      const moves = [{ id: team.id, guideId: null, previousGuideId: guide.id }];
      const undoSuccess = `${team.name} is assigned to ${guide.fullName}.`;
      return moveWithUndo(moves, `${team.name} is no longer assigned to ${guide.fullName}.`, undoSuccess);
    },
    share(shares: readonly Share[]) {
      const moves = shares.map(({ team, guideId }) => ({ id: team.id, guideId, previousGuideId: null }));
      const teams = plural(shares.length, "team", "teams");
      return moveWithUndo(moves, `${teams} shared among the guides.`, `${teams} without a guide again.`);
    },
  };
}
