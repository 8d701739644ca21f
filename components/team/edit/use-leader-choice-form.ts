"use client";

import { useApiForm } from "@/components/forms/use-api-form";
import type { TeamState } from "@/components/team/edit/use-team";
import { replaceLeader } from "@/lib/leader/inputs";
import { emptyLeader } from "@/lib/leader/labels";
import { emptyId } from "@/lib/platform/validation/ids";

interface LeaderChoiceOptions {
  isDeputy: boolean;
  /** Distinguishes the page's forms that choose a leader. */
  draftName: string;
  success: string;
  onSaved?: () => void;
  /** Called when a draft was put into the form. */
  onRestored: () => void;
}

/** A form that replaces the leader, or adds or replaces the deputy, with one of the country's leaders or a new one. */
export function useLeaderChoiceForm(state: TeamState, options: LeaderChoiceOptions) {
  const { isDeputy, draftName, success, onSaved, onRestored } = options;
  return useApiForm("POST /api/Leader/addreplace", {
    schema: replaceLeader,
    defaultValues: { teamId: state.team.id, leaderId: "", isDeputy, leaderCreateModel: emptyLeader },
    request({ leaderCreateModel, ...values }) {
      const newLeader = values.leaderId ? {} : { leaderCreateModel };
      return { body: { ...values, leaderId: values.leaderId || emptyId, ...newLeader } };
    },
    success,
    onSaved(team) {
      state.setTeam(team);
      onSaved?.();
    },
    onConflict: state.refresh,
    draftName,
    onRestored,
  });
}
