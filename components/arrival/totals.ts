import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { plural } from "@/lib/platform/text/plural";
import { countArrived, headcount } from "@/lib/travel/arrivals/rules";
import type { LoneTraveller, Party } from "@/lib/travel/arrivals/schema";

/** Such as "3 teams, 1 guest, 18 people, 6 arrived", for departures without the last; with those who travel on their own. */
export function totalsText(
  direction: TravelDirection,
  parties: readonly Party[],
  alone: readonly LoneTraveller[] = [],
): string {
  const everybody = [...parties, { people: alone }];
  const teams = parties.filter(({ kind }) => kind === "TEAM").length;
  const guests = parties.length - teams;
  const counts = [
    teams > 0 && plural(teams, "team", "teams"),
    guests > 0 && plural(guests, "guest", "guests"),
    plural(headcount(everybody), "person", "people"),
    direction === "ARRIVAL" && `${countArrived(everybody)} arrived`,
  ];
  return counts.filter(Boolean).join(", ");
}
