import { useState } from "react";
import { ApiForm } from "@/components/forms/api-form";
import { DraftList } from "@/components/forms/draft-list";
import { useApiForm } from "@/components/forms/use-api-form";
import { findDuplicates } from "@/components/person/find-duplicates";
import type { TeamData } from "@/components/team/edit/team-data";
import { LeaderChoice } from "@/components/team/form/leader-choice";
import { leaderInstead } from "@/components/team/form/leader-instead";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { leaderReplacement } from "@/lib/leader/inputs";
import { emptyLeaderWith } from "@/lib/leader/labels";
import { emptyId } from "@/lib/platform/validation/ids";
import { withAnswers } from "@/lib/question/inputs";
import { questionsOf } from "@/lib/question/labels";
import { api } from "@/lib/site/api/client";

interface ReplacementProps {
  data: TeamData;
  isDeputy: boolean;
}

interface ReplacementFormProps extends ReplacementProps {
  action: string;
  success: string;
  onSaved?: () => void;
}

const roleOf = (isDeputy: boolean) => (isDeputy ? "deputy leader" : "leader");

/** Replaces the leader, or adds or replaces the deputy, with one of the country's leaders or a new one. */
export function ReplacementForm({ data, isDeputy, action, success, onSaved }: ReplacementFormProps) {
  const { team, leaders, enums, questions } = data;
  const takenIds = [team.leader.id, team.deputyLeader?.id];
  const state = useApiForm({
    name: roleOf(isDeputy),
    within: team.id,
    values: () => ({ teamId: team.id, leaderId: "", isDeputy, leaderCreateModel: emptyLeaderWith(questions) }),
    schema: ({ leaderId, leaderCreateModel }) =>
      withAnswers(leaderReplacement, () =>
        leaderId || leaderCreateModel.leaderPersonId
          ? []
          : [[["leaderCreateModel", "leaderPerson", "answers"], questionsOf(questions, "LEADER")]],
      ),
    send({ leaderCreateModel, ...values }, options) {
      const newLeader = values.leaderId ? {} : { leaderCreateModel };
      const body = { ...values, leaderId: values.leaderId || emptyId, ...newLeader };
      return api("POST /api/Leader/addreplace", { body, ...options });
    },
    warnings: async ({ leaderId, leaderCreateModel: typed }) => {
      if (leaderId || typed.leaderPersonId) return [];
      const { fullName } = typed.leaderPerson;
      return findDuplicates({ countryId: team.countryId, people: [{ fullName }] }, (person) =>
        leaderInstead(person, {
          leaders,
          takenIds,
          typed,
          questions,
          choose(id, leader) {
            state.form.setValue("leaderCreateModel", leader, { shouldDirty: true });
            state.form.setValue("leaderId", id, { shouldDirty: true });
          },
        }),
      );
    },
    success,
    after: onSaved,
  });
  return (
    <ApiForm state={state} action={action}>
      <LeaderChoice
        roleName={roleOf(isDeputy)}
        leaders={leaders}
        takenIds={takenIds}
        tShirtSizes={enums.tShirtSizesList}
        questions={questions}
      />
    </ApiForm>
  );
}

export function ReplaceLeader({ data, isDeputy }: ReplacementProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, name, leader, deputyLeader } = data.team;
  const current = isDeputy ? deputyLeader : leader;
  const role = roleOf(isDeputy);
  return (
    <>
      {!isOpen && (
        <DraftList of={`new ${role}`} within={id} onContinue={() => setOpen(true)} className="order-last w-full" />
      )}
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        trigger={<Button>Replace With</Button>}
        title="Replace Leader"
        description={`Replaces ${current?.person.fullName}, ${role} of ${name}.`}
      >
        <ReplacementForm
          data={data}
          isDeputy={isDeputy}
          action="Replace Leader"
          success="Leader is replaced successfully!"
          onSaved={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}
