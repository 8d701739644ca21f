"use client";

import { useId, useRef, useState } from "react";
import { LeaderForm } from "@/components/team/edit/leader-form";
import type { LeaderSectionProps } from "@/components/team/edit/leader-section";
import { deputySaved, NewDeputy } from "@/components/team/edit/new-deputy";
import { ReplaceLeaderDialog } from "@/components/team/edit/replace-leader-dialog";
import { useFocusFallback } from "@/components/team/edit/use-focus-fallback";
import type { TeamState } from "@/components/team/edit/use-team";
import { Button } from "@/components/ui/button";
import { ApiError, api } from "@/lib/api/client";
import { notify } from "@/lib/notifications";

/** The deputy: none, one to add, or one to show, edit, replace and remove (specification, section 2, "Edit team"). */
export function DeputySection({ state, tShirtSizes, timeZone, rights }: LeaderSectionProps) {
  const hintId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const deputy = state.team.deputyLeader;
  const [wanted, setWanted] = useState(deputy !== null);
  useFocusFallback(heading, deputy?.id);
  const mayChange = rights.roster === null;
  return (
    <section className="form-section" aria-labelledby="deputy-heading">
      <h2 id="deputy-heading" ref={heading} tabIndex={-1}>
        Deputy leader
      </h2>
      <div className="form-block form-block-plain">
        <label className="tick">
          <input
            type="checkbox"
            checked={deputy !== null || (mayChange && wanted)}
            disabled={deputy !== null || !mayChange}
            aria-describedby={deputy && mayChange ? hintId : undefined}
            onChange={(event) => setWanted(event.target.checked)}
          />
          <span>Does the team have deputy leader?</span>
        </label>
        {deputy && mayChange && (
          <p id={hintId} className="field-hint">
            To have none, use Remove From Team.
          </p>
        )}
        {deputy === null && mayChange && wanted && <NewDeputy state={state} tShirtSizes={tShirtSizes} />}
        {deputy && (
          <LeaderForm
            state={state}
            leader={deputy}
            title="deputy leader"
            success={deputySaved}
            tShirtSizes={tShirtSizes}
            timeZone={timeZone}
            mayEdit={rights.details === null}
            actions={
              mayChange && (
                <>
                  <ReplaceLeaderDialog state={state} isDeputy tShirtSizes={tShirtSizes} />
                  <RemoveDeputy state={state} leaderId={deputy.id} onRemoved={() => setWanted(true)} />
                </>
              )
            }
          />
        )}
      </div>
    </section>
  );
}

interface RemoveDeputyProps {
  state: TeamState;
  leaderId: string;
  onRemoved: () => void;
}

function RemoveDeputy({ state, leaderId, onRemoved }: RemoveDeputyProps) {
  const [pending, setPending] = useState(false);

  async function remove() {
    setPending(true);
    try {
      const params = { teamId: state.team.id, leaderId };
      const answer = await api("DELETE /api/Leader/team/{teamId}/leader/{leaderId}", { params });
      onRemoved();
      state.acceptTeam(answer);
      notify("success", deputySaved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Gone already, perhaps by an earlier try whose answer was lost.
      if (error.status === 404) await state.refresh().catch(() => undefined);
    } finally {
      setPending(false);
    }
  }

  return (
    <Button variant="danger" pending={pending} onClick={remove}>
      Remove From Team
    </Button>
  );
}
