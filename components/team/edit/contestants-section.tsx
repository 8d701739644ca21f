"use client";

import { useRef } from "react";
import { AddContestantDialog } from "@/components/team/edit/add-contestant-dialog";
import { ContestantForm } from "@/components/team/edit/contestant-form";
import type { EditRights } from "@/components/team/edit/rights";
import { useFocusFallback } from "@/components/team/edit/use-focus-fallback";
import type { TeamState } from "@/components/team/edit/use-team";
import type { ContestantLists } from "@/components/team/form/contestant-fields";
import { maxContestants } from "@/lib/team/rules";

interface ContestantsSectionProps {
  state: TeamState;
  lists: ContestantLists;
  timeZone: string;
  rights: EditRights;
}

/** The team's contestants; (+) only while there are fewer than four (specification, section 2, "Edit team"). */
export function ContestantsSection({ state, lists, timeZone, rights }: ContestantsSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { contestants } = state.team;
  useFocusFallback(heading, contestants.length);
  return (
    <section className="form-section" aria-labelledby="contestants-heading">
      <h2 id="contestants-heading" ref={heading} tabIndex={-1}>
        Contestants
      </h2>
      {contestants.map((contestant, i) => (
        <ContestantForm
          key={contestant.id}
          state={state}
          contestant={contestant}
          number={i + 1}
          lists={lists}
          timeZone={timeZone}
          rights={rights}
        />
      ))}
      {rights.roster === null && contestants.length < maxContestants && (
        <AddContestantDialog state={state} lists={lists} />
      )}
    </section>
  );
}
