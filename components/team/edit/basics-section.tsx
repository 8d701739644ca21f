"use client";

import { FieldGrid } from "@/components/forms/field-grid";
import { FormBlock } from "@/components/forms/form-block";
import { FormSection } from "@/components/forms/form-section";
import { CheckboxField, SelectField, toOptions } from "@/components/forms/inputs";
import { RecordForm } from "@/components/forms/record-form";
import { schemaResolver } from "@/components/forms/resolver";
import { TextField } from "@/components/forms/text-field";
import { useRecordForm } from "@/components/forms/use-record-form";
import type { EditRights, TeamState } from "@/components/team/edit/use-team";
import { type BasicsValues, basicsValues } from "@/components/team/edit/values";
import { api } from "@/lib/api/client";
import { teamBasics } from "@/lib/team/inputs";
import type { Team } from "@/lib/team/schema";

const resolver = schemaResolver<BasicsValues>(teamBasics);
const labels = { name: "Team name", teamGroup: "Group", isOfficial: "Official team" };

interface BasicsSectionProps {
  state: TeamState;
  groups: readonly string[];
  rights: EditRights;
}

/** Team name and group (specification, section 2, "Edit team"). */
export function BasicsSection({ state, groups, rights }: BasicsSectionProps) {
  const record = useRecordForm<BasicsValues, Team>({
    stored: state.team,
    toValues: basicsValues,
    resolver,
    labels,
    async send(values, version) {
      const saved = await api("PUT /api/Team/basic", { body: { ...values, version } });
      state.setTeam(saved);
      return saved;
    },
    readStored: state.refresh,
    success: "Team Name and Group is changed successfully!",
    unchanged: "Please make some changes to edit the Team Name/Group.",
  });
  const fields = (
    <>
      <FieldGrid>
        <TextField name="name" label={labels.name} required dir="auto" />
        <SelectField name="teamGroup" label={labels.teamGroup} required options={toOptions(groups)} />
      </FieldGrid>
      {rights.isOfficial && <CheckboxField name="isOfficial" label={labels.isOfficial} />}
    </>
  );
  return (
    <FormSection id="basics" title="Team name and group">
      <FormBlock>
        <RecordForm record={record} readOnly={rights.roster !== null} fields={fields} />
      </FormBlock>
    </FormSection>
  );
}
