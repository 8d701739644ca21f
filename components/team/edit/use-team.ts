"use client";

import { useCallback, useState } from "react";
import { api } from "@/lib/api/client";
import type { Contestant } from "@/lib/contestant/schema";
import type { Leader } from "@/lib/leader/schema";
import type { Team } from "@/lib/team/schema";

function known(leaders: readonly Leader[], more: readonly (Leader | null)[]): Leader[] {
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
  const replaced = <L extends Leader | null>(part: L) => (part?.id === leader.id ? leader : part);
  return { ...team, leader: replaced(team.leader) ?? team.leader, deputyLeader: replaced(team.deputyLeader) };
}

/** The team on the page and the country's leaders, as the server last answered; what it answers is put in here. */
export function useTeam(initialTeam: Team, initialLeaders: readonly Leader[]) {
  const [team, setTeam] = useState(initialTeam);
  const [leaders, setLeaders] = useState(initialLeaders);
  const { id, countryId } = initialTeam;

  const acceptTeam = useCallback((answer: Team) => {
    setTeam(answer);
    setLeaders((before) => known(before, [answer.leader, answer.deputyLeader]));
  }, []);

  const acceptLeader = useCallback((answer: Leader) => {
    setTeam((before) => withLeader(before, answer));
    setLeaders((before) => known(before, [answer]));
  }, []);

  const acceptContestant = useCallback((answer: Contestant) => {
    setTeam((before) => withContestant(before, answer));
  }, []);

  /** Asks what is stored now and shows it; the answer is also returned. Throws ApiError. */
  const refresh = useCallback(async (): Promise<Team> => {
    const teams = await api("GET /api/Team/country/{countryId}", { params: { countryId } });
    const stored = teams.find((one) => one.id === id);
    if (!stored) throw new Error("the team is gone");
    acceptTeam(stored);
    return stored;
  }, [acceptTeam, countryId, id]);

  return { team, leaders, acceptTeam, acceptLeader, acceptContestant, refresh };
}

export type TeamState = ReturnType<typeof useTeam>;
