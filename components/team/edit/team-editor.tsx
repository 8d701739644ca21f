"use client";

import type { ReactNode } from "react";
import { DraftOffers } from "@/components/forms/draft-offers";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { WithSectionNav } from "@/components/forms/section-nav";
import { ArrivalSection } from "@/components/team/edit/arrival-section";
import { BasicsSection } from "@/components/team/edit/basics-section";
import { ContestantsSection } from "@/components/team/edit/contestants-section";
import { DeputySection, LeaderSection } from "@/components/team/edit/leader-sections";
import type { EditRights, TeamData } from "@/components/team/edit/team-data";
import { TeamHeading } from "@/components/team/edit/team-heading";
import type { TeamTravel } from "@/components/team/form/travel-fields";
import type { FormEdition } from "@/lib/team/form-edition";

interface TeamEditorProps extends FormEdition, TeamData {
  /** The country's other teams, to copy travel details from. */
  otherTeams: readonly TeamTravel[];
  rights: EditRights;
  /** Below the heading. */
  children: ReactNode;
}

const sections = [
  { id: "basics", title: "Team" },
  { id: "leader", title: "Leader" },
  { id: "deputy", title: "Deputy" },
  { id: "arrival", title: "Arrival" },
  { id: "contestants", title: "Contestants" },
];

/** The forms of one team, each with its own save button (specification, section 2, "Edit team"). */
export function TeamEditor(props: TeamEditorProps) {
  const { otherTeams, enums, ageLimits, today, timeZone, cityTime, period, rights, children } = props;
  const { team, leaders, otherLeaders, transfers } = props;
  const data = { team, leaders, otherLeaders, transfers };
  const tShirtSizes = enums.tShirtSizesList;
  const common = { data, timeZone, rights };
  return (
    <>
      <TeamHeading team={team} canEdit={rights.details === null} />
      {children}
      <DraftOffers>
        <WithSectionNav sections={sections}>
          <HydrationGate>
            <BasicsSection data={data} groups={enums.contestantGroupsList} rights={rights} />
            <LeaderSection {...common} tShirtSizes={tShirtSizes} />
            <DeputySection {...common} tShirtSizes={tShirtSizes} />
            <ArrivalSection
              {...common}
              cityTime={cityTime}
              period={period}
              locations={enums.arrivalLocationsList}
              otherTeams={otherTeams}
            />
            <ContestantsSection {...common} lists={{ enums, ageLimits, today }} />
          </HydrationGate>
        </WithSectionNav>
      </DraftOffers>
    </>
  );
}
