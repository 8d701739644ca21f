import { cx } from "class-variance-authority";
import { useId, useState } from "react";
import { TeamName } from "@/components/guide/admin/team-name";
import { Checkbox } from "@/components/ui/checkbox";
import { Chevron } from "@/components/ui/chevron";
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
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const count = teams.filter(({ id }) => selectedIds.has(id)).length;
  return (
    <li className="break-inside-avoid rounded-md border border-rule bg-sheet">
      <div className="flex items-center gap-2 pl-3">
        <Checkbox
          className="min-w-0 flex-1"
          ref={(input) => {
            if (input) input.indeterminate = count > 0 && count < teams.length;
          }}
          checked={count === teams.length}
          onChange={({ target }) => onSelect(teams, target.checked)}
        >
          {name}
        </Checkbox>
        <button
          type="button"
          className="group/fold flex min-h-11 flex-none items-center gap-2 px-2 text-ink-soft text-sm"
          data-state={isOpen ? "open" : "closed"}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {loadText(teams)}
          <span className="sr-only">of {name}</span>
          <Chevron />
        </button>
      </div>
      <ul id={listId} className={cx("border-rule border-t px-3 py-1", !isOpen && "not-print:not-noscript:hidden")}>
        {teams.map((team) => (
          <li key={team.id}>
            <Checkbox checked={selectedIds.has(team.id)} onChange={({ target }) => onSelect([team], target.checked)}>
              <TeamName team={team} withoutCountry />
            </Checkbox>
          </li>
        ))}
      </ul>
    </li>
  );
}
