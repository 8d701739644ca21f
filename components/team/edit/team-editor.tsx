"use client";

import { HydrationGate } from "@/components/forms/hydration-gate";
import { ArrivalSection } from "@/components/team/edit/arrival-section";
import { BasicsSection } from "@/components/team/edit/basics-section";
import { ContestantsSection } from "@/components/team/edit/contestants-section";
import { DeputySection } from "@/components/team/edit/deputy-section";
import { LeaderSection } from "@/components/team/edit/leader-section";
import type { EditRights } from "@/components/team/edit/rights";
import { useTeam } from "@/components/team/edit/use-team";
import type { TeamTravel } from "@/components/team/form/travel-fields";
import type { ContestEnums } from "@/lib/contest/schema";
import type { Leader } from "@/lib/leader/schema";
import type { Team } from "@/lib/team/schema";

interface TeamEditorProps {
  team: Team;
  /** The country's leaders, to choose from. */
  leaders: readonly Leader[];
  /** The country's other teams, to copy travel details from. */
  others: readonly TeamTravel[];
  enums: ContestEnums;
  /** yyyy-MM-dd at the venue. */
  today: string;
  timeZone: string;
  rights: EditRights;
}

/** Everything about one team, each section with a form and a save of its own (specification, section 2, "Edit team"). */
export function TeamEditor({ team, leaders, others, enums, today, timeZone, rights }: TeamEditorProps) {
  const state = useTeam(team, leaders);
  const lists = { tShirtSizes: enums.tShirtSizesList, operatingSystems: enums.operatingSystemNamesList, today };
  const common = { state, timeZone, rights };
  return (
    <HydrationGate>
      <BasicsSection state={state} groups={enums.contestantGroupsList} rights={rights} />
      <LeaderSection {...common} tShirtSizes={lists.tShirtSizes} />
      <DeputySection {...common} tShirtSizes={lists.tShirtSizes} />
      <ArrivalSection {...common} locations={enums.arrivalLocationsList} others={others} />
      <ContestantsSection {...common} lists={lists} />
    </HydrationGate>
  );
}
