import { arrivalsAt } from "@/components/guide/arrivals";
import { TeamPanel } from "@/components/guide/team-panel";
import type { GuidedTeam } from "@/components/guide/team-view";
import { EmptyState } from "@/components/ui/empty-state";

interface GuidedTeamsProps {
  teams: readonly GuidedTeam[];
  now: Date;
}

/** A guide's teams: the next arrivals first, the first of them open, then the earlier ones. */
export function GuidedTeams({ teams, now }: GuidedTeamsProps) {
  if (teams.length === 0) {
    return <EmptyState title="No teams yet">No teams are assigned to you yet.</EmptyState>;
  }
  const { next, past } = arrivalsAt(teams, now);
  return (
    <>
      {next.length > 0 && (
        <section className="guided-teams" aria-labelledby="next-arrivals">
          <h2 id="next-arrivals">Next arrivals</h2>
          {next.map((team, i) => (
            <TeamPanel key={team.id} team={team} isOpen={i === 0} />
          ))}
        </section>
      )}
      {past.length > 0 && (
        <section className="guided-teams" aria-labelledby="earlier-arrivals">
          <h2 id="earlier-arrivals">Earlier arrivals</h2>
          {past.map((team) => (
            <TeamPanel key={team.id} team={team} isOpen={false} />
          ))}
        </section>
      )}
    </>
  );
}
