"use client";

import { useId, useRef, useState } from "react";
import { CountryTeams } from "@/components/guide/admin/country-teams";
import { ShareTeams } from "@/components/guide/admin/share-teams";
import { useTeamMoves } from "@/components/guide/admin/use-team-moves";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/input";
import { loadText } from "@/lib/guide/rules";
import type { GuidedTeam } from "@/lib/guide/views";

/** A guide to choose. */
export interface GuideOption {
  id: string;
  fullName: string;
  people: number;
  /** Such as "7 teams, 42 people". */
  load: string;
}

function byCountry(teams: readonly GuidedTeam[]): Map<string, GuidedTeam[]> {
  const countries = new Map<string, GuidedTeam[]>();
  for (const team of teams) countries.set(team.countryName, [...(countries.get(team.countryName) ?? []), team]);
  return countries;
}

interface UnassignedTeamsProps {
  /** Sorted by country. */
  teams: readonly GuidedTeam[];
  guides: readonly GuideOption[];
}

/** The teams without a guide by country, to select and assign to a guide or to share among all guides. */
export function UnassignedTeams({ teams, guides }: UnassignedTeamsProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { isPending, assign, share } = useTeamMoves();
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [guideId, setGuideId] = useState("");
  const selected = teams.filter((team) => selectedIds.has(team.id));
  const guide = guides.find((option) => option.id === guideId);

  function select(changed: readonly GuidedTeam[], isSelected: boolean) {
    const ids = new Set(selectedIds);
    for (const team of changed) {
      if (isSelected) ids.add(team.id);
      else ids.delete(team.id);
    }
    setSelectedIds(ids);
  }

  async function finish(moved: Promise<boolean>) {
    if (!(await moved)) return;
    setSelectedIds(new Set());
    setGuideId("");
    // The pressed button is disabled.
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <section className="mb-10" aria-labelledby={id} aria-busy={isPending}>
      <h2 id={id} ref={heading} tabIndex={-1} className="text-xl">
        Teams without a guide
      </h2>
      {teams.length === 0 ? (
        <p className="text-ink-soft">Every team has a guide.</p>
      ) : (
        <>
          <p role="status" className="text-ink-soft">
            {loadText(teams)}
          </p>
          <Checkbox
            className="mt-2 print:hidden"
            checked={selected.length === teams.length}
            onChange={({ target }) => select(teams, target.checked)}
          >
            Select all teams
          </Checkbox>
          <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] items-start gap-2 [&_:is(button,input)]:scroll-mb-44 print:[&_input]:hidden">
            {[...byCountry(teams)].map(([country, countryTeams]) => (
              <CountryTeams
                key={country}
                name={country}
                teams={countryTeams}
                selectedIds={selectedIds}
                onSelect={select}
              />
            ))}
          </ul>
          <div className="sticky bottom-0 z-10 mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-rule bg-sheet p-3 shadow-lifted print:hidden">
            <p role="status" className="min-w-44 flex-1">
              {selected.length === 0 ? "Select teams to assign them." : `${loadText(selected)} selected`}
            </p>
            <Select
              size="sm"
              className="min-w-0 flex-[1_1_16rem]"
              aria-label="Guide for the selected teams"
              value={guide?.id ?? ""}
              onChange={({ target }) => setGuideId(target.value)}
            >
              <option value="">{guides.length > 0 ? "Choose a guide…" : "Add a guide first"}</option>
              {guides.map((option) => (
                <option key={option.id} value={option.id}>
                  {option.fullName} ({option.load})
                </option>
              ))}
            </Select>
            <Button
              size="sm"
              variant="primary"
              disabled={isPending || !guide || selected.length === 0}
              onClick={() => guide && void finish(assign(selected, guide))}
            >
              Assign<span className="sr-only"> the selected teams</span>
            </Button>
            {guides.length > 1 && (
              <ShareTeams
                teams={selected}
                guides={guides}
                isPending={isPending}
                onShare={(shares) => finish(share(shares))}
              />
            )}
          </div>
        </>
      )}
    </section>
  );
}
