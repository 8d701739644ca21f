import type { TeamSearch } from "@/components/team/team-search";
import type { TeamCard } from "@/lib/team/views";

interface TeamGroupsProps {
  /** The teams to count. */
  teams: readonly Pick<TeamCard, "group">[];
  current: TeamSearch["group"];
  hrefOf: (group: TeamSearch["group"]) => string;
}

/** Links that show the teams of one group, with their numbers. */
export function TeamGroups({ teams, current, hrefOf }: TeamGroupsProps) {
  return (
    <nav aria-label="Group" className="mb-2 flex gap-x-5 print:hidden">
      {(["", "Junior", "Senior"] as const).map((group) => (
        <a
          key={group}
          href={hrefOf(group)}
          aria-current={group === current ? "true" : undefined}
          className="border-maple py-2 font-semibold text-ink-soft no-underline hover:text-maple aria-[current]:border-b-3 aria-[current]:pb-1.25 aria-[current]:text-ink"
        >
          {group || "All groups"}{" "}
          <span className="font-normal">{teams.filter((team) => !group || team.group === group).length}</span>
        </a>
      ))}
    </nav>
  );
}
