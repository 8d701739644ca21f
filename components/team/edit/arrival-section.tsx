import { FormBlock } from "@/components/forms/form-block";
import { FormSection } from "@/components/forms/form-section";
import { RecordForm } from "@/components/forms/record-form";
import { useApiForm } from "@/components/forms/use-api-form";
import type { TeamData } from "@/components/team/edit/team-data";
import { TeamTravelFields } from "@/components/team/form/travel-fields";
import { TransferNotes } from "@/components/transfer/transfer-notes";
import { api } from "@/lib/site/api/client";
import { teamArrival } from "@/lib/team/inputs";
import { arrivalValues, teamLabels } from "@/lib/team/labels";
import { travelLabels } from "@/lib/travel/labels";

/** The team's arrival and departure (specification, section 2, "Edit team"), and its transfers. */
export function ArrivalSection({ data }: { data: TeamData }) {
  const { team, transfers, timeZone, canEditDetails } = data;
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
        <RecordForm state={form} readOnly={!canEditDetails}>
          {team.isOnline && (
            <p className="max-w-measure text-ink-soft">
              Not needed while the team takes part online. To take part on site, save the travel details here before you
              untick “{teamLabels.isOnline}”.
            </p>
          )}
          <TeamTravelFields {...data} />
        </RecordForm>
        <TransferNotes transfers={transfers} />
      </FormBlock>
    </FormSection>
  );
}
