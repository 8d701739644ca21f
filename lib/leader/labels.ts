import type { Leader } from "@/lib/leader/schema";
import { emptyDetails, emptyDetailsWith, toDetails } from "@/lib/person/labels";
import { questionsOf } from "@/lib/question/labels";
import type { Question } from "@/lib/question/schema";

export const leaderLabels = { email: "E-mail", phoneNumber: "Phone number" };

/** `leaderPersonId` is the id of somebody who is registered already, such as a guest; empty for a new person. */
export const emptyLeader = { leaderPersonId: "", leaderPerson: emptyDetails, leaderEmail: "", leaderPhoneNumber: "" };

export type NewLeaderValues = typeof emptyLeader;

/** `questions` are those of the edition. */
export const emptyLeaderWith = (questions: readonly Question[]): NewLeaderValues => ({
  ...emptyLeader,
  leaderPerson: emptyDetailsWith(questionsOf(questions, "LEADER")),
});

export function toNewLeaderValues(
  { email, phoneNumber, person }: Leader,
  questions: readonly Question[],
): NewLeaderValues {
  const leaderPerson = toDetails(person, questionsOf(questions, "LEADER"));
  return { ...emptyLeader, leaderPerson, leaderEmail: email, leaderPhoneNumber: phoneNumber };
}

export function toLeaderEdit({ id, version, email, phoneNumber, person }: Leader, questions: readonly Question[]) {
  return { id, version, person: toDetails(person, questionsOf(questions, "LEADER")), email, phoneNumber };
}
