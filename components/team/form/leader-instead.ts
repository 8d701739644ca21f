import type { WarningQuestion } from "@/components/forms/use-warnings";
import { emptyLeaderWith, type NewLeaderValues, toNewLeaderValues } from "@/lib/leader/labels";
import type { Leader } from "@/lib/leader/schema";
import { notify } from "@/lib/platform/browser/notifications";
import type { Question } from "@/lib/question/schema";
import type { DuplicatePerson } from "@/lib/team/schema";

interface LeaderInsteadOptions {
  leaders: readonly Leader[];
  /** The leaders who have another role in the team already. */
  takenIds: readonly (string | undefined)[];
  /** The values that were typed for a new leader. */
  typed: NewLeaderValues;
  questions: readonly Question[];
  /** Fills the form with the leader's id, empty for somebody who leads for the first time. */
  choose: (leaderId: string, values: NewLeaderValues) => void;
}

/** Offers to use a person who is registered already, instead of storing a new leader; undefined if they cannot lead. */
export function leaderInstead(
  { personId, leaderId, fullName, description, canLead }: DuplicatePerson,
  { leaders, takenIds, typed, questions, choose }: LeaderInsteadOptions,
): NonNullable<WarningQuestion["instead"]>[number] | undefined {
  const leader = leaders.find(({ id }) => id === leaderId && !takenIds.includes(id));
  if (!leader && !canLead) return undefined;
  return {
    key: personId,
    label: `Use ${fullName}${description && `, ${description}`}`,
    run() {
      const { leaderPerson } = emptyLeaderWith(questions);
      const values = { ...typed, leaderPersonId: personId, leaderPerson: { ...leaderPerson, fullName } };
      choose(leader?.id ?? "", leader ? toNewLeaderValues(leader, questions) : values);
      notify("success", `${fullName} is used as registered. Save to confirm.`);
    },
  };
}
