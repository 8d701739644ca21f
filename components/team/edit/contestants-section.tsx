import { useRef } from "react";
import { FormBlock } from "@/components/forms/form-block";
import { FormSection } from "@/components/forms/form-section";
import { AddContestant } from "@/components/team/edit/add-contestant";
import { ContestantRow } from "@/components/team/edit/contestant-row";
import type { TeamData } from "@/components/team/edit/team-data";
import { useFocusFallback } from "@/components/team/edit/use-focus-fallback";
import { maxContestants } from "@/lib/team/rules";

/** The team's contestants; (+) only while there are fewer than four (specification, section 2, "Edit team"). */
export function ContestantsSection({ data }: { data: TeamData }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { contestants } = data.team;
  useFocusFallback(heading, contestants.length);
  return (
    <FormSection id="contestants" title="Contestants" headingRef={heading}>
      <FormBlock>
        <ul className="divide-y divide-rule *:py-4 *:first:pt-0 *:last:pb-0">
          {contestants.map((contestant, i) => (
            <li key={contestant.id} id={`contestant-${i + 1}`}>
              <ContestantRow data={data} contestant={contestant} number={i + 1} />
            </li>
          ))}
        </ul>
      </FormBlock>
      {data.canEditRoster && contestants.length < maxContestants && <AddContestant data={data} />}
    </FormSection>
  );
}
