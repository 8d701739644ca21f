import type { Arriving } from "@/components/arrival/arrival-tick";
import { languageOfName } from "@/lib/country/language";
import { formatShort } from "@/lib/platform/time/time";
import type { Team } from "@/lib/team/schema";

/** A person of a team, as their guide ticks them off. */
export interface TeamTraveller extends Arriving {
  fullName: string;
  nativeName: string | null;
  /** BCP 47, if known. */
  nativeLanguage: string | undefined;
  role: string;
  /** Whether they travel without the team's leader. */
  isAlone: boolean;
}

interface Arrivals {
  /** When people have arrived, by the person's id. */
  arrivals: ReadonlyMap<string, Date>;
  edition: { timeZone: string; year: number };
}

/** The people of a team: leader, deputy, contestants. */
export function travellersOf(
  { leader, deputyLeader, contestants }: Team,
  { arrivals, edition: { timeZone, year } }: Arrivals,
): TeamTraveller[] {
  const toTraveller = (
    { id, fullName, nativeName, countryId }: Team["leader"]["person"],
    role: string,
    isAlone = false,
  ) => {
    const arrived = arrivals.get(id);
    return {
      id,
      fullName,
      nativeName,
      nativeLanguage: languageOfName(nativeName, countryId),
      role,
      isAlone,
      arrived: arrived ? formatShort(arrived, timeZone, year) : null,
    };
  };
  return [
    toTraveller(leader.person, "Leader"),
    ...(deputyLeader ? [toTraveller(deputyLeader.person, "Deputy leader")] : []),
    ...contestants.map(({ person, hasPersonForContact }) => toTraveller(person, "Contestant", hasPersonForContact)),
  ];
}
