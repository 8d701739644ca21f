import { useRef } from "react";
import { FormSection } from "@/components/forms/form-section";
import { AddContestantDialog } from "@/components/team/edit/add-contestant-dialog";
import { ContestantForm } from "@/components/team/edit/contestant-form";
import type { EditRights, TeamData } from "@/components/team/edit/team-data";
import { useFocusFallback } from "@/components/team/edit/use-focus-fallback";
import type { ContestantLists } from "@/components/team/form/contestant-fields";
import { maxContestants } from "@/lib/team/rules";

interface ContestantsSectionProps {
  data: TeamData;
  lists: ContestantLists;
  timeZone: string;
  rights: EditRights;
}

/** The team's contestants; (+) only while there are fewer than four (specification, section 2, "Edit team"). */
export function ContestantsSection({ data, lists, timeZone, rights }: ContestantsSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { contestants } = data.team;
  useFocusFallback(heading, contestants.length);
  const common = { data, lists, timeZone, rights };
  return (
    <FormSection id="contestants" title="Contestants" headingRef={heading}>
      {contestants.map((contestant, i) => (
        <ContestantForm key={contestant.id} contestant={contestant} number={i + 1} {...common} />
      ))}
      {rights.roster === null && contestants.length < maxContestants && (
        <AddContestantDialog data={data} lists={lists} />
      )}
    </FormSection>
  );
}
