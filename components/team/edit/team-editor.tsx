"use client";

import { DraftOffers } from "@/components/forms/draft-offers";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { WithSectionNav } from "@/components/forms/section-nav";
import { ArrivalSection } from "@/components/team/edit/arrival-section";
import { BasicsSection } from "@/components/team/edit/basics-section";
import { ContestantsSection } from "@/components/team/edit/contestants-section";
import { DeputySection, LeaderSection } from "@/components/team/edit/leader-sections";
import type { TeamData } from "@/components/team/edit/team-data";

const sections = [
  { id: "basics", title: "Team" },
  { id: "team-leader", title: "Leader" },
  { id: "team-deputy", title: "Deputy" },
  { id: "arrival", title: "Arrival" },
  { id: "contestants", title: "Contestants" },
];

/** The forms of one team, each with its own save button (specification, section 2, "Edit team"). */
export function TeamEditor({ data }: { data: TeamData }) {
  return (
    <DraftOffers>
      <WithSectionNav sections={sections}>
        <HydrationGate>
          <BasicsSection data={data} />
          <LeaderSection data={data} />
          <DeputySection data={data} />
          <ArrivalSection data={data} />
          <ContestantsSection data={data} />
        </HydrationGate>
      </WithSectionNav>
    </DraftOffers>
  );
}
