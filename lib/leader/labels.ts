import type { Leader } from "@/lib/leader/schema";
import { emptyDetails, toDetails } from "@/lib/person/labels";

export const leaderLabels = { email: "E-mail", phoneNumber: "Phone number" };

/** `leaderPersonId` is somebody who is registered already, such as a guest; empty for a new person. */
export const emptyLeader = { leaderPersonId: "", leaderPerson: emptyDetails, leaderEmail: "", leaderPhoneNumber: "" };

export type LeaderValues = typeof emptyLeader;

export function chosenLeaderValues({ email, phoneNumber, person }: Leader): LeaderValues {
  return { ...emptyLeader, leaderPerson: toDetails(person), leaderEmail: email, leaderPhoneNumber: phoneNumber };
}

export function leaderValues({ id, version, email, phoneNumber, person }: Leader) {
  return { id, version, person: toDetails(person), email, phoneNumber };
}
