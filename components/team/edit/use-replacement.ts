"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import type { z } from "zod";
import { useCreation } from "@/components/team/edit/use-creation";
import type { TeamState } from "@/components/team/edit/use-team";
import { emptyLeader, type LeaderValues } from "@/components/team/form/values";
import { api } from "@/lib/api/client";
import { emptyId } from "@/lib/ids";
import { replaceLeader } from "@/lib/leader/inputs";
import type { Leader } from "@/lib/leader/schema";

interface ReplacementValues {
  teamId: string;
  /** Empty for a new leader. */
  leaderId: string;
  isDeputy: boolean;
  leaderCreateModel: LeaderValues;
}

const resolver = zodResolver(replaceLeader as z.ZodType<z.output<typeof replaceLeader>, ReplacementValues>, undefined, {
  raw: true,
});

function isDescribed({ leaderId, leaderCreateModel: model }: ReplacementValues, leader: Leader | null): boolean {
  if (leaderId) return leader?.id === leaderId;
  const isSamePerson = leader?.person.fullName === model.leaderPerson.fullName.trim().normalize("NFC");
  return isSamePerson && leader?.email === model.leaderEmail.trim();
}

/** The form that puts another leader or deputy into the team: one of the country's, or a new one. */
export function useReplacement(state: TeamState, isDeputy: boolean, success: string) {
  const part = isDeputy ? "deputyLeader" : "leader";
  return useCreation<ReplacementValues>({
    state,
    empty: { teamId: state.team.id, leaderId: "", isDeputy, leaderCreateModel: emptyLeader },
    resolver,
    async send({ leaderCreateModel, ...values }) {
      const described = values.leaderId ? {} : { leaderCreateModel };
      const body = { ...values, leaderId: values.leaderId || emptyId, ...described };
      state.acceptTeam(await api("POST /api/Leader/addreplace", { body }));
    },
    isMade: (values, before, stored) => before[part]?.id !== stored[part]?.id && isDescribed(values, stored[part]),
    success,
  });
}

/** Who may not be chosen, having a part in the team already. */
export function takenIds({ team }: TeamState): string[] {
  return [team.leader.id, ...(team.deputyLeader ? [team.deputyLeader.id] : [])];
}
