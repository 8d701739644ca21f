import { useApiForm } from "@/components/forms/use-api-form";
import { replaceLeader } from "@/lib/leader/inputs";
import { emptyLeader } from "@/lib/leader/labels";
import { emptyId } from "@/lib/platform/validation/ids";
import { api } from "@/lib/site/api/client";

interface LeaderChoiceOptions {
  /** Distinguishes the page's forms that choose a leader. */
  name: string;
  isDeputy: boolean;
  success: string;
  onSaved?: () => void;
  /** Called when a draft was put into the form. */
  onRestored: () => void;
}

/** A form that replaces the leader, or adds or replaces the deputy, with one of the country's leaders or a new one. */
export function useLeaderChoiceForm(teamId: string, options: LeaderChoiceOptions) {
  const { name, isDeputy, success, onSaved, onRestored } = options;
  const form = useApiForm({
    name,
    values: { teamId, leaderId: "", isDeputy, leaderCreateModel: emptyLeader },
    schema: replaceLeader,
    create({ leaderCreateModel, ...values }, options) {
      const newLeader = values.leaderId ? {} : { leaderCreateModel };
      const body = { ...values, leaderId: values.leaderId || emptyId, ...newLeader };
      return api("POST /api/Leader/addreplace", { body, ...options });
    },
    success,
    after: finish,
    onRestored,
  });

  function finish(): void {
    form.discard();
    onSaved?.();
  }

  return form;
}
