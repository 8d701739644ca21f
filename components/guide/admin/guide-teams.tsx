"use client";

import { useRef, useState } from "react";
import { useTeamChanges } from "@/components/guide/admin/use-team-changes";
import { Button } from "@/components/ui/button";

/** A team that has no guide. */
export interface FreeTeam {
  id: string;
  name: string;
  countryName: string;
}

interface GuideTeamsProps {
  guide: { id: string; fullName: string };
  teams: readonly { id: string; name: string; countryName: string; contestantsCount: number }[];
  freeTeams: readonly FreeTeam[];
}

const contestants = (count: number) => (count === 1 ? "1 contestant" : `${count} contestants`);

/** The teams of one guide, each with a Remove button, and the teams without a guide to assign one of. */
export function GuideTeams({ guide, teams, freeTeams }: GuideTeamsProps) {
  const { isPending, assign, remove } = useTeamChanges(guide);
  const [chosenId, setChosenId] = useState("");
  const select = useRef<HTMLSelectElement>(null);
  const chosen = freeTeams.find(({ id }) => id === chosenId);

  function takeAway(team: { id: string; name: string }) {
    // The pressed button goes with its team; the keyboard goes on from here.
    select.current?.focus();
    void remove(team);
  }

  return (
    <div className="guide-teams" aria-busy={isPending}>
      {teams.length === 0 && <p className="guide-no-teams">No teams yet</p>}
      <ul>
        {teams.map((team) => (
          <li key={team.id}>
            <span>
              <strong>{team.name}</strong>, {team.countryName}, {contestants(team.contestantsCount)}
            </span>
            <Button small variant="danger" disabled={isPending} onClick={() => takeAway(team)}>
              Remove<span className="sr-only"> {team.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="guide-assign">
        <select
          ref={select}
          className="control"
          aria-label={`Team for ${guide.fullName}`}
          value={chosen?.id ?? ""}
          onChange={({ target }) => setChosenId(target.value)}
        >
          <option value="">{freeTeams.length > 0 ? "Choose a team…" : "Every team has a guide"}</option>
          {freeTeams.map(({ id, name, countryName }) => (
            <option key={id} value={id}>
              {name}, {countryName}
            </option>
          ))}
        </select>
        <Button small disabled={isPending || !chosen} onClick={() => chosen && void assign(chosen)}>
          Assign<span className="sr-only"> the chosen team to {guide.fullName}</span>
        </Button>
      </div>
    </div>
  );
}
