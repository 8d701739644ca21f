"use client";

import { useRef, useState } from "react";
import { useTeamAssignment } from "@/components/guide/admin/use-team-assignment";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/input";

/** A team that can be assigned to a guide. */
export interface FreeTeam {
  id: string;
  name: string;
  countryName: string;
  isOnline: boolean;
}

interface GuideTeamsProps {
  guide: { id: string; fullName: string };
  teams: readonly (FreeTeam & { contestantsCount: number })[];
  freeTeams: readonly FreeTeam[];
}

const contestants = (count: number) => (count === 1 ? "1 contestant" : `${count} contestants`);

/** The teams of a guide with Remove buttons, and a select to assign a team without a guide. */
export function GuideTeams({ guide, teams, freeTeams }: GuideTeamsProps) {
  const { isPending, assign, unassign } = useTeamAssignment(guide);
  const [chosenId, setChosenId] = useState("");
  const select = useRef<HTMLSelectElement>(null);
  const chosen = freeTeams.find(({ id }) => id === chosenId);

  function remove(team: { id: string; name: string }) {
    // The pressed button disappears with its team.
    select.current?.focus();
    void unassign(team);
  }

  return (
    <div className="max-w-[36rem]" aria-busy={isPending}>
      {teams.length === 0 && <p className="mb-2 text-ink-soft">No teams yet</p>}
      <ul className="mb-2 grid gap-[0.35rem] empty:hidden">
        {teams.map((team) => (
          <li key={team.id} className="flex items-center justify-between gap-4 [&>button]:flex-none">
            <span>
              <strong>{team.name}</strong>, {team.countryName}, {contestants(team.contestantsCount)}{" "}
              {team.isOnline && <Badge>Online</Badge>}
            </span>
            <Button size="sm" variant="danger" disabled={isPending} onClick={() => remove(team)}>
              Remove<span className="sr-only"> {team.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        <Select
          size="sm"
          className="min-w-0 flex-1"
          ref={select}
          aria-label={`Team for ${guide.fullName}`}
          value={chosen?.id ?? ""}
          onChange={({ target }) => setChosenId(target.value)}
        >
          <option value="">{freeTeams.length > 0 ? "Choose a team…" : "Every team has a guide"}</option>
          {freeTeams.map(({ id, name, countryName, isOnline }) => (
            <option key={id} value={id}>
              {name}, {countryName}
              {isOnline && " (online)"}
            </option>
          ))}
        </Select>
        <Button size="sm" disabled={isPending || !chosen} onClick={() => chosen && void assign(chosen)}>
          Assign<span className="sr-only"> the chosen team to {guide.fullName}</span>
        </Button>
      </div>
    </div>
  );
}
