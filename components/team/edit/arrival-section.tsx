import { FormBlock } from "@/components/forms/form-block";
import { FormSection } from "@/components/forms/form-section";
import { RecordForm } from "@/components/forms/record-form";
import { useApiForm } from "@/components/forms/use-api-form";
import type { EditRights, TeamData } from "@/components/team/edit/team-data";
import { type TeamTravel, TeamTravelFields } from "@/components/team/form/travel-fields";
import { api } from "@/lib/site/api/client";
import { teamArrival } from "@/lib/team/inputs";
import { arrivalValues, teamLabels } from "@/lib/team/labels";
import { travelLabels } from "@/lib/travel/labels";
import type { Period } from "@/lib/travel/period";

interface ArrivalSectionProps {
  data: TeamData;
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
  data: { team },
  locations,
  otherTeams,
  timeZone,
  cityTime,
  period,
  rights,
}: ArrivalSectionProps) {
  const form = useApiForm({
    name: "arrival",
    record: team,
    values: arrivalValues(team, timeZone),
    labels: travelLabels,
    schema: teamArrival,
    update: (body, options) => api("PUT /api/Team/arrival", { body, ...options }),
    success: "Team Arrival Information is updated!",
  });
  return (
    <FormSection id="arrival" title="Arrival information">
      <FormBlock>
        <RecordForm state={form} readOnly={rights.details !== null}>
          {team.isOnline && (
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
