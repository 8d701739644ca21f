"use client";

import { useCallback, useState } from "react";
import type { Contestant } from "@/lib/contestant/schema";
import type { Leader } from "@/lib/leader/schema";
import { api } from "@/lib/site/api/client";
import type { Team } from "@/lib/team/schema";
import type { PartyTransfer } from "@/lib/travel/transfers/party-transfers";

/** What the user may edit; null for yes, otherwise the reason why not. */
export interface EditRights {
  /** The team's name, group and members. */
  roster: string | null;
  /** The members' details and the travel. */
  details: string | null;
}

/** The leader or deputy of another team of the country. */
export interface OtherLeader {
  id: string;
  /** The other team's name. */
  team: string;
}

function mergeLeaders(leaders: readonly Leader[], more: readonly (Leader | null)[]): Leader[] {
  const byId = new Map(leaders.map((leader) => [leader.id, leader]));
  for (const leader of more) if (leader) byId.set(leader.id, leader);
  return [...byId.values()].sort((a, b) => a.person.fullName.localeCompare(b.person.fullName));
}

function withContestant(team: Team, contestant: Contestant): Team {
  const isNew = team.contestants.every(({ id }) => id !== contestant.id);
  const contestants = team.contestants.map((one) => (one.id === contestant.id ? contestant : one));
  return { ...team, contestants: isNew ? [...contestants, contestant] : contestants };
}

function withLeader(team: Team, leader: Leader): Team {
  const replace = <L extends Leader | null>(current: L) => (current?.id === leader.id ? leader : current);
  return { ...team, leader: replace(team.leader) ?? team.leader, deputyLeader: replace(team.deputyLeader) };
}

/** The edited team and the country's leaders, kept up to date with the API's responses, and the leaders of its other teams. */
export function useTeam(
  initialTeam: Team,
  initialLeaders: readonly Leader[],
  otherLeaders: readonly OtherLeader[],
  transfers: readonly PartyTransfer[],
) {
  const [team, storeTeam] = useState(initialTeam);
  const [leaders, storeLeaders] = useState(initialLeaders);
  const { id, countryId } = initialTeam;

  const setTeam = useCallback((saved: Team) => {
    storeTeam(saved);
    storeLeaders((previous) => mergeLeaders(previous, [saved.leader, saved.deputyLeader]));
  }, []);

  const setLeader = useCallback((saved: Leader) => {
    storeTeam((previous) => withLeader(previous, saved));
    storeLeaders((previous) => mergeLeaders(previous, [saved]));
  }, []);

  const setContestant = useCallback((saved: Contestant) => {
    storeTeam((previous) => withContestant(previous, saved));
  }, []);

  /** Reads the team again. Throws ApiError. */
  const refresh = useCallback(async (): Promise<Team> => {
    const teams = await api("GET /api/Team/country/{countryId}", { params: { countryId } });
    const stored = teams.find((one) => one.id === id);
    if (!stored) throw new Error("the team was deleted");
    setTeam(stored);
    return stored;
  }, [setTeam, countryId, id]);

  return { team, leaders, otherLeaders, transfers, setTeam, setLeader, setContestant, refresh };
}

export type TeamState = ReturnType<typeof useTeam>;

/** The ids of the team's leader and deputy, who cannot be chosen again. */
export function memberIds({ team }: TeamState): string[] {
  return [team.leader.id, ...(team.deputyLeader ? [team.deputyLeader.id] : [])];
}
