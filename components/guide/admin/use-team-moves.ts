import { useMoves } from "@/components/forms/use-moves";
import { plural } from "@/lib/platform/text/plural";
import { api } from "@/lib/site/api/client";

interface NamedTeam {
  id: string;
  name: string;
}

interface NamedGuide {
  id: string;
  fullName: string;
}

interface TeamMove {
  id: string;
  guideId: string | null;
  previousGuideId: string | null;
}

const reversed = ({ id, guideId, previousGuideId }: TeamMove): TeamMove => ({
  id,
  guideId: previousGuideId,
  previousGuideId: guideId,
});

const subject = (teams: readonly NamedTeam[]) =>
  teams.length === 1 ? `${teams[0]?.name} is` : `${teams.length} teams are`;

const assigned = (teams: readonly NamedTeam[], { fullName }: NamedGuide) =>
  `${subject(teams)} assigned to ${fullName}.`;

const unassigned = (teams: readonly NamedTeam[], { fullName }: NamedGuide) =>
  `${subject(teams)} no longer assigned to ${fullName}.`;

/** Assigns teams to guides and unassigns them. */
export function useTeamMoves() {
  const { isPending, move: send } = useMoves<TeamMove>((moves) => api("PUT /api/Guide/teams", { body: [...moves] }));

  /** `undone` is the message after Undo. */
  const move = (moves: TeamMove[], success: string, undone: string) =>
    send(moves, success, { moves: moves.map(reversed), success: undone });

  return {
    isPending,
    assign(teams: readonly NamedTeam[], guide: NamedGuide) {
      const moves = teams.map(({ id }) => ({ id, guideId: guide.id, previousGuideId: null }));
      return move(moves, assigned(teams, guide), unassigned(teams, guide));
    },
    unassign(team: NamedTeam, guide: NamedGuide) {
      const moves = [{ id: team.id, guideId: null, previousGuideId: guide.id }];
      return move(moves, unassigned([team], guide), assigned([team], guide));
    },
    share(shares: readonly { team: NamedTeam; guideId: string | null }[]) {
      const moves = shares.map(({ team, guideId }) => ({ id: team.id, guideId, previousGuideId: null }));
      const teams = plural(shares.length, "team", "teams");
      return move(moves, `${teams} shared among the guides.`, `${teams} without a guide again.`);
    },
  };
}
