import { Badge } from "@/components/ui/badge";
import type { GuidedTeam } from "@/lib/guide/views";
import { plural } from "@/lib/platform/text/plural";

interface TeamNameProps {
  team: GuidedTeam;
  /** Whether the country is shown elsewhere. */
  withoutCountry?: boolean;
}

/** A team's name, country and number of contestants. */
export function TeamName({ team, withoutCountry }: TeamNameProps) {
  const { name, countryName, contestantsCount, isOnline } = team;
  return (
    <>
      <strong>{name}</strong>, {!withoutCountry && `${countryName}, `}
      {plural(contestantsCount, "contestant", "contestants")} {isOnline && <Badge>Online</Badge>}
    </>
  );
}
