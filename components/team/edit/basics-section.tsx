import { FormBlock } from "@/components/forms/form-block";
import { FormSection } from "@/components/forms/form-section";
import { RecordForm } from "@/components/forms/record-form";
import { useApiForm } from "@/components/forms/use-api-form";
import type { TeamData } from "@/components/team/edit/team-data";
import { BasicsFields } from "@/components/team/form/basics-fields";
import { findDuplicates } from "@/components/team/form/find-duplicates";
import { api } from "@/lib/site/api/client";
import { teamBasics } from "@/lib/team/inputs";
import { basicsValues, teamLabels } from "@/lib/team/labels";

/** Team name and group, and how the team takes part (specification, section 2, "Edit team"). */
export function BasicsSection({ data: { team, enums, canEditRoster } }: { data: TeamData }) {
  const form = useApiForm({
    name: "basics",
    record: team,
    values: basicsValues(team),
    labels: { ...teamLabels, teamGroup: teamLabels.group },
    schema: teamBasics,
    update: (body, options) => api("PUT /api/Team/basic", { body, ...options }),
    warnings: async ({ id, name }) => (name === team.name ? [] : findDuplicates({ teamId: id, name })),
    success: "Team Name and Group is changed successfully!",
  });
  return (
    <FormSection id="basics" title="Team name and group">
      <FormBlock>
        <RecordForm
          state={form}
          unchanged="Please make some changes to edit the Team Name/Group."
          readOnly={!canEditRoster}
        >
          <BasicsFields groupField="teamGroup" groups={enums.contestantGroupsList} />
        </RecordForm>
      </FormBlock>
    </FormSection>
  );
}
