import { FieldGrid } from "@/components/forms/field-grid";
import { CheckboxField, SelectField, toOptions } from "@/components/forms/inputs";
import { TextField } from "@/components/forms/text-field";
import { teamHints, teamLabels } from "@/lib/team/labels";

interface BasicsFieldsProps {
  groupField: string;
  groups: readonly string[];
}

/** The fields of a team's name, group and participation. */
export function BasicsFields({ groupField, groups }: BasicsFieldsProps) {
  return (
    <FieldGrid>
      <TextField name="name" label={teamLabels.name} required dir="auto" />
      <SelectField name={groupField} label={teamLabels.group} required options={toOptions(groups)} />
      <div className="space-y-2">
        <CheckboxField name="isOnline" label={teamLabels.isOnline} hint={teamHints.isOnline} />
        <CheckboxField name="isOfficial" label={teamLabels.isOfficial} hint={teamHints.isOfficial} />
      </div>
    </FieldGrid>
  );
}
