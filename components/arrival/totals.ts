import { countArrived, headcount } from "@/lib/arrival/rules";
import type { Party } from "@/lib/arrival/schema";
import { plural } from "@/lib/plural";

/** Such as "3 teams, 1 guest, 18 people, 6 arrived". */
export function totalsText(parties: readonly Party[]): string {
  const teams = parties.filter(({ kind }) => kind === "TEAM").length;
  const guests = parties.length - teams;
  const counts = [
    teams > 0 && plural(teams, "team", "teams"),
    guests > 0 && plural(guests, "guest", "guests"),
    plural(headcount(parties), "person", "people"),
    `${countArrived(parties)} arrived`,
  ];
  return counts.filter(Boolean).join(", ");
}
