"use client";

import { FormBlock } from "@/components/forms/form-block";
import { FormSection } from "@/components/forms/form-section";
import { RecordForm } from "@/components/forms/record-form";
import { useApiForm } from "@/components/forms/use-api-form";
import type { EditRights, TeamState } from "@/components/team/edit/use-team";
import { type TeamTravel, TeamTravelFields } from "@/components/team/form/travel-fields";
import { teamArrival } from "@/lib/team/inputs";
import { arrivalValues, teamLabels } from "@/lib/team/labels";
import type { Team } from "@/lib/team/schema";
import { travelLabels } from "@/lib/travel/labels";
import type { Period } from "@/lib/travel/period";

interface ArrivalSectionProps {
  state: TeamState;
  locations: readonly string[];
  otherTeams: readonly TeamTravel[];
  timeZone: string;
  /** Such as "Shumen time". */
  cityTime: string;
  /** The edition's days. */
  period: Period;
  rights: EditRights;
}

/** The team's arrival and departure (specification, section 2, "Edit team"). */
export function ArrivalSection({
  state,
  locations,
  otherTeams,
  timeZone,
  cityTime,
  period,
  rights,
}: ArrivalSectionProps) {
  const form = useApiForm("PUT /api/Team/arrival", {
    schema: teamArrival,
    record: state.team,
    toValues: (team: Team) => arrivalValues(team, timeZone),
    labels: travelLabels,
    request: (body) => ({ body }),
    reload: state.refresh,
    success: "Team Arrival Information is updated!",
    onSaved: state.setTeam,
  });
  return (
    <FormSection id="arrival" title="Arrival information">
      <FormBlock>
        <RecordForm state={form} readOnly={rights.details !== null}>
          {state.team.isOnline && (
            <p className="max-w-measure text-ink-soft">
              Not needed while the team takes part online. To take part on site, save the travel details here before you
              untick “{teamLabels.isOnline}”.
            </p>
          )}
          <TeamTravelFields locations={locations} cityTime={cityTime} period={period} otherTeams={otherTeams} />
        </RecordForm>
      </FormBlock>
    </FormSection>
  );
}
