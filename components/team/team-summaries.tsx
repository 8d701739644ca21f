import { cx } from "class-variance-authority";
import { Check } from "lucide-react";
import { TeamGaps } from "@/components/readiness/team-gaps";
import { GroupBadge, TeamBadges } from "@/components/team/team-badges";
import { Link } from "@/components/ui/link";
import type { Gap } from "@/lib/readiness/checks";
import type { Team } from "@/lib/team/schema";

interface TeamSummariesProps {
  teams: readonly Team[];
  gaps: readonly Gap[];
  /** When people arrived, by their ids; null while it does not matter. */
  arrivals: ReadonlyMap<string, Date> | null;
}

/** A registrator's teams on the home page: their members, who of them has arrived, and what is still missing. */
export function TeamSummaries({ teams, gaps, arrivals }: TeamSummariesProps) {
  if (teams.length === 0) return <p>Your country has no team yet.</p>;
  return (
    <ul className="mt-2 grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3" aria-label="Your teams">
      {teams.map((team) => {
        const { id, name, group, isOnline, leader, deputyLeader, contestants } = team;
        const leaders = [leader, ...(deputyLeader ? [deputyLeader] : [])];
        const people = [...leaders, ...contestants].map(({ person }) => person);
        const arrived = people.filter((person) => arrivals?.has(person.id)).length;
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
            {arrivals && !isOnline && (
              <p className={cx("font-semibold text-sm", arrived === people.length && "text-forest")}>
                {arrived} of {people.length} arrived
              </p>
            )}
            <ul>
              {contestants.map(({ id, person }) => (
                <li key={id}>
                  <bdi>{person.fullName}</bdi>
                  {arrivals?.has(person.id) && <Arrived />}
                </li>
              ))}
            </ul>
            <p className="text-ink-soft text-sm">
              {leaders.length === 1 ? "Leader" : "Leaders"}:{" "}
              {leaders.map(({ id, person }, i) => (
                <span key={id}>
                  {i > 0 && ", "}
                  <bdi>{person.fullName}</bdi>
                  {arrivals?.has(person.id) && <Arrived />}
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

const Arrived = () => <Check className="ml-1 inline size-4 text-forest" role="img" aria-label="arrived" />;
