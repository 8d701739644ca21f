import { useId, useState } from "react";
import { DraftList } from "@/components/forms/draft-list";
import { FieldHint } from "@/components/forms/field-parts";
import { deputySaved, LeaderForm, RemoveDeputy } from "@/components/team/edit/leader-form";
import { ReplaceLeader, ReplacementForm } from "@/components/team/edit/replace-leader";
import type { TeamData } from "@/components/team/edit/team-data";
import { Checkbox } from "@/components/ui/checkbox";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";

/** The buttons stand in one row below the form. */
const formWithButtons = "flex flex-wrap gap-x-3 gap-y-5 *:[form]:w-full";

/** The team's leader (specification, section 2, "Edit team"). */
export function LeaderSection({ data }: { data: TeamData }) {
  const { leader } = data.team;
  return (
    <Section id="team-leader" title="Leader" className="mb-10 space-y-5">
      <Panel className="space-y-5">
        <div className={formWithButtons}>
          <LeaderForm key={leader.id} data={data} leader={leader} />
          {data.canEditRoster && <ReplaceLeader data={data} isDeputy={false} />}
        </div>
      </Panel>
    </Section>
  );
}

/** The team's deputy leader, or a form to add one (specification, section 2, "Edit team"). */
export function DeputySection({ data }: { data: TeamData }) {
  const { team, canEditRoster } = data;
  const deputy = team.deputyLeader;
  const hintId = useId();
  // Stays checked after a save, so that the form is shown again once the deputy is removed.
  const [isChecked, setChecked] = useState(deputy !== null);
  return (
    <Section id="team-deputy" title="Deputy leader" className="mb-10 space-y-5">
      <Panel className="space-y-5">
        <div>
          <Checkbox
            checked={deputy !== null || (canEditRoster && isChecked)}
            disabled={deputy !== null || !canEditRoster}
            aria-describedby={deputy && canEditRoster ? hintId : undefined}
            onChange={(event) => setChecked(event.target.checked)}
          >
            Does the team have deputy leader?
          </Checkbox>
          {deputy && canEditRoster && <FieldHint id={hintId}>To remove the deputy, use Remove From Team.</FieldHint>}
        </div>
        {deputy === null && canEditRoster && isChecked && (
          <ReplacementForm data={data} isDeputy action="Add" success={deputySaved} />
        )}
        {deputy === null && canEditRoster && !isChecked && (
          <DraftList of="new deputy leader" within={team.id} onContinue={() => setChecked(true)} />
        )}
        {deputy && (
          <div className={formWithButtons}>
            <LeaderForm key={deputy.id} data={data} leader={deputy} isDeputy />
            {canEditRoster && (
              <>
                <ReplaceLeader data={data} isDeputy />
                <RemoveDeputy data={data} deputy={deputy} />
              </>
            )}
          </div>
        )}
      </Panel>
    </Section>
  );
}
