import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { plural } from "@/lib/platform/text/plural";
import { countArrived, headcount } from "@/lib/travel/arrivals/rules";
import type { Party } from "@/lib/travel/arrivals/schema";

/** Such as "2 teams, 1 contestant on their own, 7 people, 0 arrived". */
export function totalsText(direction: TravelDirection, parties: readonly Party[]): string {
  const count = (counted: Party["kind"]) => parties.filter(({ kind }) => kind === counted).length;
  const [teams, contestants, guests] = [count("TEAM"), count("CONTESTANT"), count("GUEST")];
  return [
    teams > 0 && plural(teams, "team", "teams"),
    contestants > 0 && plural(contestants, "contestant on their own", "contestants on their own"),
    guests > 0 && plural(guests, "guest", "guests"),
    plural(headcount(parties), "person", "people"),
    direction === "ARRIVAL" && `${countArrived(parties)} arrived`,
  ]
    .filter(Boolean)
    .join(", ");
}
