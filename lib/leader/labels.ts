import type { Leader } from "@/lib/leader/schema";
import { emptyDetails, toDetails } from "@/lib/person/labels";

export const leaderLabels = { email: "E-mail", phoneNumber: "Phone number" };

export const emptyLeader = { leaderPerson: emptyDetails, leaderEmail: "", leaderPhoneNumber: "" };

export type LeaderValues = typeof emptyLeader;

export function chosenLeaderValues({ email, phoneNumber, person }: Leader): LeaderValues {
  return { leaderPerson: toDetails(person), leaderEmail: email, leaderPhoneNumber: phoneNumber };
}

export function leaderValues({ id, version, email, phoneNumber, person }: Leader) {
  return { id, version, person: toDetails(person), email, phoneNumber };
}
