"use client";

import { useRef } from "react";
import { FormSection } from "@/components/forms/form-section";
import { AddContestantDialog } from "@/components/team/edit/add-contestant-dialog";
import { ContestantForm } from "@/components/team/edit/contestant-form";
import { useFocusFallback } from "@/components/team/edit/use-focus-fallback";
import type { EditRights, TeamState } from "@/components/team/edit/use-team";
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
  const common = { state, lists, timeZone, rights };
  return (
    <FormSection id="contestants" title="Contestants" headingRef={heading}>
      {contestants.map((contestant, i) => (
        <ContestantForm key={contestant.id} contestant={contestant} number={i + 1} {...common} />
      ))}
      {rights.roster === null && contestants.length < maxContestants && (
        <AddContestantDialog state={state} lists={lists} />
      )}
    </FormSection>
  );
}
