"use client";

import { FieldGrid } from "@/components/forms/field-grid";
import { FormBlock } from "@/components/forms/form-block";
import { FormSection } from "@/components/forms/form-section";
import { SelectField, toOptions } from "@/components/forms/inputs";
import { RecordForm } from "@/components/forms/record-form";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import type { EditRights, TeamState } from "@/components/team/edit/use-team";
import { findDuplicates } from "@/components/team/form/find-duplicates";
import { ParticipationFields } from "@/components/team/form/participation-fields";
import { teamBasics } from "@/lib/team/inputs";
import { basicsValues, teamLabels } from "@/lib/team/labels";

interface BasicsSectionProps {
  state: TeamState;
  groups: readonly string[];
  rights: EditRights;
}

/** Team name and group, and how the team takes part (specification, section 2, "Edit team"). */
export function BasicsSection({ state, groups, rights }: BasicsSectionProps) {
  const form = useApiForm("PUT /api/Team/basic", {
    schema: teamBasics,
    record: state.team,
    toValues: basicsValues,
    labels: {
      name: teamLabels.name,
      teamGroup: teamLabels.group,
      isOnline: teamLabels.isOnline,
      isOfficial: teamLabels.isOfficial,
    },
    request: (body) => ({ body }),
    findWarnings: async ({ id, name }) => (name === state.team.name ? [] : findDuplicates({ teamId: id, name })),
    reload: state.refresh,
    success: "Team Name and Group is changed successfully!",
    unchanged: "Please make some changes to edit the Team Name/Group.",
    onSaved: state.setTeam,
  });
  return (
    <FormSection id="basics" title="Team name and group">
      <FormBlock>
        <RecordForm state={form} readOnly={rights.roster !== null}>
          <FieldGrid>
            <TextField name="name" label={teamLabels.name} required dir="auto" />
            <SelectField name="teamGroup" label={teamLabels.group} required options={toOptions(groups)} />
          </FieldGrid>
          <ParticipationFields />
        </RecordForm>
      </FormBlock>
    </FormSection>
  );
}
