"use client";

import { schemaResolver } from "@/components/forms/resolver";
import { useMemberForm } from "@/components/team/edit/use-member-form";
import type { TeamState } from "@/components/team/edit/use-team";
import { emptyLeader, type LeaderValues } from "@/components/team/form/values";
import { api } from "@/lib/api/client";
import { emptyId } from "@/lib/ids";
import { replaceLeader } from "@/lib/leader/inputs";
import type { Leader } from "@/lib/leader/schema";

interface LeaderChoiceValues {
  teamId: string;
  /** Empty for a new leader. */
  leaderId: string;
  isDeputy: boolean;
  leaderCreateModel: LeaderValues;
}

const resolver = schemaResolver<LeaderChoiceValues>(replaceLeader);

function isSameLeader({ leaderId, leaderCreateModel: model }: LeaderChoiceValues, leader: Leader | null): boolean {
  if (leaderId) return leader?.id === leaderId;
  const hasSameName = leader?.person.fullName === model.leaderPerson.fullName.trim().normalize("NFC");
  return hasSameName && leader?.email === model.leaderEmail.trim();
}

/** A form that replaces the leader, or adds or replaces the deputy, with one of the country's leaders or a new one. */
export function useLeaderChoiceForm(state: TeamState, isDeputy: boolean, success: string) {
  const role = isDeputy ? "deputyLeader" : "leader";
  return useMemberForm<LeaderChoiceValues>({
    state,
    empty: { teamId: state.team.id, leaderId: "", isDeputy, leaderCreateModel: emptyLeader },
    resolver,
    async send({ leaderCreateModel, ...values }) {
      const newLeader = values.leaderId ? {} : { leaderCreateModel };
      const body = { ...values, leaderId: values.leaderId || emptyId, ...newLeader };
      state.setTeam(await api("POST /api/Leader/addreplace", { body }));
    },
    isStored: (values, before, stored) => before[role]?.id !== stored[role]?.id && isSameLeader(values, stored[role]),
    success,
  });
}
