import { useState } from "react";
import { RemoveButton } from "@/components/forms/list/order-buttons";
import { useTeamMoves } from "@/components/guide/admin/use-team-moves";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { Flag } from "@/components/ui/flag";
import { Select } from "@/components/ui/input";
import type { GuidedTeam } from "@/lib/guide/views";
import { plural } from "@/lib/platform/text/plural";

interface GuideTeamsProps {
  guide: { id: string; fullName: string };
  teams: readonly GuidedTeam[];
  /** The teams that can be assigned; null if nothing can be changed. */
  freeTeams: readonly GuidedTeam[] | null;
}

/** A guide's teams with Remove buttons and, collapsed, a select that assigns a team without a guide. */
export function GuideTeams({ guide, teams, freeTeams }: GuideTeamsProps) {
  const { isPending, assign, unassign } = useTeamMoves();
  const [isOpen, setIsOpen] = useState(false);
  const [chosenId, setChosenId] = useState("");
  // Hundreds of options in every closed row would slow the page down.
  const options = (isOpen && freeTeams) || [];
  const chosen = options.find(({ id }) => id === chosenId);

  return (
    <div aria-busy={isPending} className="md:pe-6">
      {teams.length === 0 && <span className="text-ink-soft">No teams{freeTeams && " yet"}</span>}
      <ul className="grid gap-1.5 empty:hidden lg:grid-cols-2">
        {teams.map((team) => (
          <li
            key={team.id}
            className="flex items-center justify-between rounded-md border border-rule bg-sheet ps-2.5 leading-tight"
          >
            <span className="py-1">
              <Flag code={team.alpha2} country="" />
              <TeamName team={team} />
            </span>
            {freeTeams && (
              <RemoveButton label={team.name} isDisabled={isPending} onRemove={() => void unassign(team, guide)} />
            )}
          </li>
        ))}
      </ul>
      {freeTeams && (
        <Disclosure
          look="plain"
          title="Assign a team"
          className="print:hidden"
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          <div className="flex gap-2 py-1">
            <Select
              size="sm"
              className="min-w-0 flex-1"
              aria-label={`Team for ${guide.fullName}`}
              value={chosen?.id ?? ""}
              onChange={({ target }) => setChosenId(target.value)}
            >
              <option value="">{freeTeams.length > 0 ? "Choose a team…" : "Every team has a guide"}</option>
              {options.map(({ id, name, countryName, isOnline }) => (
                <option key={id} value={id}>
                  {name}, {countryName}
                  {isOnline && " (online)"}
                </option>
              ))}
            </Select>
            <Button
              size="sm"
              aria-disabled={isPending || !chosen}
              onClick={() => chosen && void assign([chosen], guide)}
            >
              Assign<span className="sr-only"> the chosen team to {guide.fullName}</span>
            </Button>
          </div>
        </Disclosure>
      )}
    </div>
  );
}

interface TeamNameProps {
  team: GuidedTeam;
  withoutCountry?: boolean;
}

export function TeamName({ team, withoutCountry }: TeamNameProps) {
  const { name, countryName, contestantsCount, isOnline } = team;
  return (
    <>
      <strong>{name}</strong>
      <span className="sr-only">,</span>{" "}
      <span className="me-2 inline-block text-ink-soft text-sm">
        {!withoutCountry && `${countryName}, `}
        {plural(contestantsCount, "contestant", "contestants")}
      </span>
      {isOnline && <Badge>Online</Badge>}
    </>
  );
}
