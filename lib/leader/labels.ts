import type { Leader } from "@/lib/leader/schema";
import { emptyDetails, toDetails } from "@/lib/person/labels";

/** The labels of a leader's own fields in forms, tables, error messages and the audit log. */
export const leaderLabels = { email: "E-mail", phoneNumber: "Phone number" };

export const emptyLeader = { leaderPerson: emptyDetails, leaderEmail: "", leaderPhoneNumber: "" };

export type LeaderValues = typeof emptyLeader;

/** A stored leader as values of the form of a new one, where an existing leader can be chosen. */
export function chosenLeaderValues({ email, phoneNumber, person }: Leader): LeaderValues {
  return { leaderPerson: toDetails(person), leaderEmail: email, leaderPhoneNumber: phoneNumber };
}

export function leaderValues({ id, version, email, phoneNumber, person }: Leader) {
  return { id, version, person: toDetails(person), email, phoneNumber };
}
