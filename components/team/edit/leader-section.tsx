"use client";

import { LeaderForm } from "@/components/team/edit/leader-form";
import { ReplaceLeaderDialog } from "@/components/team/edit/replace-leader-dialog";
import type { EditRights } from "@/components/team/edit/rights";
import type { TeamState } from "@/components/team/edit/use-team";

export interface LeaderSectionProps {
  state: TeamState;
  tShirtSizes: readonly string[];
  timeZone: string;
  rights: EditRights;
}

/** The team's leader: shown, edited, replaced (specification, section 2, "Edit team"). */
export function LeaderSection({ state, tShirtSizes, timeZone, rights }: LeaderSectionProps) {
  return (
    <section className="form-section" aria-labelledby="leader-heading">
      <h2 id="leader-heading">Leader</h2>
      <div className="form-block form-block-plain">
        <LeaderForm
          state={state}
          leader={state.team.leader}
          title="leader"
          success="Leader Information is changed successfully!"
          tShirtSizes={tShirtSizes}
          timeZone={timeZone}
          mayEdit={rights.details === null}
          actions={
            rights.roster === null && <ReplaceLeaderDialog state={state} isDeputy={false} tShirtSizes={tShirtSizes} />
          }
        />
      </div>
    </section>
  );
}
