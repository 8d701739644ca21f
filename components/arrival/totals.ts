import { plural } from "@/lib/platform/text/plural";
import { countArrived, headcount } from "@/lib/travel/arrivals/rules";
import type { LoneTraveller, Party } from "@/lib/travel/arrivals/schema";

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
