import { TeamGaps } from "@/components/readiness/team-gaps";
import { GroupBadge, TeamBadges } from "@/components/team/team-badges";
import { Link } from "@/components/ui/link";
import type { Gap } from "@/lib/readiness/checks";
import type { Team } from "@/lib/team/schema";

/** A registrator's teams on the home page: their members, and what is still missing. */
export function TeamSummaries({ teams, gaps }: { teams: readonly Team[]; gaps: readonly Gap[] }) {
  if (teams.length === 0) return <p>Your country has no team yet.</p>;
  return (
    <ul className="mt-2 grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3" aria-label="Your teams">
      {teams.map((team) => {
        const { id, name, group, leader, deputyLeader, contestants } = team;
        const leaders = [leader, ...(deputyLeader ? [deputyLeader] : [])];
        return (
          <li key={id} className="flex flex-col gap-2 rounded-md border border-rule bg-paper p-4">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <h3 className="text-lg/snug">
                <Link href={`/editTeam?team=${id}`} className="text-ink">
                  <bdi>{name}</bdi>
                </Link>
              </h3>
              <span className="flex flex-wrap gap-2">
                <TeamBadges {...team} />
                <GroupBadge group={group} />
              </span>
            </div>
            <ul>
              {contestants.map(({ id, person }) => (
                <li key={id}>
                  <bdi>{person.fullName}</bdi>
                </li>
              ))}
            </ul>
            <p className="text-ink-soft text-sm">
              {leaders.length === 1 ? "Leader" : "Leaders"}:{" "}
              {leaders.map(({ id, person }, i) => (
                <span key={id}>
                  {i > 0 && ", "}
                  <bdi>{person.fullName}</bdi>
                </span>
              ))}
            </p>
            <TeamGaps teamId={id} gaps={gaps} />
          </li>
        );
      })}
    </ul>
  );
}
