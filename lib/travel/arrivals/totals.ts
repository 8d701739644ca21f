import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { plural } from "@/lib/platform/text/plural";
import { countArrived, headcount } from "@/lib/travel/arrivals/rules";
import type { LoneTraveller, Party, PartyMember } from "@/lib/travel/arrivals/schema";

const peopleTexts = (direction: TravelDirection, parties: readonly { people: readonly PartyMember[] }[]): string[] => [
  plural(headcount(parties), "person", "people"),
  ...(direction === "ARRIVAL" ? [`${countArrived(parties)} arrived`] : []),
];

/** Counts people on their own apart, because they are on the board of every day. */
export function totalsText(
  direction: TravelDirection,
  parties: readonly Party[],
  alone: readonly LoneTraveller[] = [],
): string {
  const teams = parties.filter(({ kind }) => kind === "TEAM").length;
  const guests = parties.length - teams;
  const counts = [
    teams > 0 && plural(teams, "team", "teams"),
    guests > 0 && plural(guests, "guest", "guests"),
    ...peopleTexts(direction, parties),
  ];
  const together = counts.filter(Boolean).join(", ");
  if (alone.length === 0) return together;
  const apart = `On their own: ${peopleTexts(direction, [{ people: alone }]).join(", ")}`;
  return parties.length > 0 ? `${together}. ${apart}` : apart;
}
