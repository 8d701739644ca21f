"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import type { z } from "zod";
import { CheckboxField, plainOptions, SelectField, TextField } from "@/components/forms/inputs";
import { RecordForm } from "@/components/forms/record-form";
import { useRecordForm } from "@/components/forms/use-record-form";
import type { EditRights } from "@/components/team/edit/rights";
import type { TeamState } from "@/components/team/edit/use-team";
import { type BasicsValues, basicsValues } from "@/components/team/edit/values";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/api/client";
import { teamBasics } from "@/lib/team/inputs";

const resolver = zodResolver(teamBasics as z.ZodType<z.output<typeof teamBasics>, BasicsValues>, undefined, {
  raw: true,
});

const labels = { name: "Team name", teamGroup: "Group", isOfficial: "Official team" };

interface BasicsSectionProps {
  state: TeamState;
  groups: readonly string[];
  rights: EditRights;
}

/** Team name and group (specification, section 2, "Edit team"). */
export function BasicsSection({ state, groups, rights }: BasicsSectionProps) {
  const record = useRecordForm<BasicsValues, TeamState["team"]>({
    stored: state.team,
    toValues: basicsValues,
    resolver,
    labels,
    async send(values, version) {
      const answer = await api("PUT /api/Team/basic", { body: { ...values, version } });
      state.acceptTeam(answer);
      return answer;
    },
    readStored: state.refresh,
    success: "Team Name and Group is changed successfully!",
    unchanged: "Please make some changes to edit the Team Name/Group.",
  });
  const locked = rights.roster !== null;
  const fields = (
    <>
      <div className="form-grid">
        <TextField name="name" label="Team name" required dir="auto" />
        <SelectField name="teamGroup" label="Group" required options={plainOptions(groups)} />
      </div>
      {rights.isOfficial && <CheckboxField name="isOfficial" label="Official team" />}
    </>
  );
  return (
    <section className="form-section" aria-labelledby="basics-heading">
      <h2 id="basics-heading">Team name and group</h2>
      <div className="form-block form-block-plain">
        <RecordForm
          record={record}
          locked={locked}
          onSubmit={() => record.submit()}
          fields={fields}
          actions={
            !locked && (
              <Button type="submit" variant="primary" pending={record.isSubmitting}>
                Change
              </Button>
            )
          }
        />
      </div>
    </section>
  );
}
