import { CheckboxField } from "@/components/forms/inputs";
import { teamHints, teamLabels } from "@/lib/team/labels";

/** Whether a team takes part online and in the ranking. */
export function ParticipationFields() {
  return (
    <div className="grid gap-x-6 gap-y-2 md:grid-cols-2">
      <CheckboxField name="isOnline" label={teamLabels.isOnline} hint={teamHints.isOnline} />
      <CheckboxField name="isOfficial" label={teamLabels.isOfficial} hint={teamHints.isOfficial} />
    </div>
  );
}
