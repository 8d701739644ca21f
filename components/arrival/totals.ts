import { countArrived, headcount } from "@/lib/arrival/rules";
import type { LoneTraveller, Party } from "@/lib/arrival/schema";
import { plural } from "@/lib/plural";

/** Such as "3 teams, 1 guest, 18 people, 6 arrived"; the people include those who travel without their team. */
export function totalsText(parties: readonly Party[], alone: readonly LoneTraveller[] = []): string {
  const everybody = [...parties, { people: alone }];
  const teams = parties.filter(({ kind }) => kind === "TEAM").length;
  const guests = parties.length - teams;
  const counts = [
    teams > 0 && plural(teams, "team", "teams"),
    guests > 0 && plural(guests, "guest", "guests"),
    plural(headcount(everybody), "person", "people"),
    `${countArrived(everybody)} arrived`,
  ];
  return counts.filter(Boolean).join(", ");
}
