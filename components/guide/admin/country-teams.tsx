import { TeamName } from "@/components/guide/admin/team-name";
import { CheckGroup } from "@/components/ui/check-group";
import { Checkbox } from "@/components/ui/checkbox";
import { loadText } from "@/lib/guide/rules";
import type { GuidedTeam } from "@/lib/guide/views";

interface CountryTeamsProps {
  name: string;
  teams: readonly GuidedTeam[];
  selectedIds: ReadonlySet<string>;
  onSelect: (teams: readonly GuidedTeam[], isSelected: boolean) => void;
}

/** A country with a checkbox for all of its teams, and the teams, each with its own, to open. */
export function CountryTeams({ name, teams, selectedIds, onSelect }: CountryTeamsProps) {
  return (
    <CheckGroup
      title={name}
      summary={loadText(teams)}
      name={name}
      count={teams.length}
      checkedCount={teams.filter(({ id }) => selectedIds.has(id)).length}
      onCheckAll={(isChecked) => onSelect(teams, isChecked)}
    >
      {teams.map((team) => (
        <li key={team.id}>
          <Checkbox checked={selectedIds.has(team.id)} onChange={({ target }) => onSelect([team], target.checked)}>
            <TeamName team={team} withoutCountry />
          </Checkbox>
        </li>
      ))}
    </CheckGroup>
  );
}
