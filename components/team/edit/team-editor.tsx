"use client";

import { ApiForm } from "@/components/forms/api-form";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { WithSectionNav } from "@/components/forms/section-nav";
import { useApiForm } from "@/components/forms/use-api-form";
import { findDuplicates } from "@/components/person/find-duplicates";
import { ContestantsSection } from "@/components/team/edit/contestants-section";
import { DeputySection, LeaderSection } from "@/components/team/edit/leader-sections";
import type { TeamData } from "@/components/team/edit/team-data";
import { BasicsFields } from "@/components/team/form/basics-fields";
import { CopyTravel } from "@/components/team/form/copy-travel";
import { TransferNotes } from "@/components/travel/transfers/transfer-notes";
import { TravelFields } from "@/components/travel/travel-fields";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { api } from "@/lib/site/api/client";
import { teamArrival, teamBasics } from "@/lib/team/inputs";
import { arrivalValues, basicsValues, teamLabels } from "@/lib/team/labels";
import type { Team } from "@/lib/team/schema";
import { travelLabels } from "@/lib/travel/labels";

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
    <WithSectionNav sections={sections}>
      <HydrationGate>
        <BasicsSection data={data} />
        <LeaderSection data={data} />
        <DeputySection data={data} />
        <ArrivalSection data={data} />
        <ContestantsSection data={data} />
      </HydrationGate>
    </WithSectionNav>
  );
}

function BasicsSection({ data: { team, enums, canEditRoster } }: { data: TeamData }) {
  const state = useApiForm({
    name: "basics",
    record: team,
    values: basicsValues,
    schema: teamBasics,
    send: (body, { query }) => api("PUT /api/Team/basic", { query, body }),
    warnings: async ({ id, name }) => (name === team.name ? [] : findDuplicates({ teamId: id, name })),
    success: "Team Name and Group is changed successfully!",
  });
  return (
    <Section id="basics" title="Team name and group" className="mb-10 space-y-5">
      <Panel className="space-y-5">
        <ApiForm
          state={state}
          labels={{ ...teamLabels, teamGroup: teamLabels.group }}
          action="Change"
          unchanged="Please make some changes to edit the Team Name/Group."
          readOnly={!canEditRoster}
        >
          <BasicsFields groupField="teamGroup" groups={enums.contestantGroupsList} />
        </ApiForm>
      </Panel>
    </Section>
  );
}

function ArrivalSection({ data }: { data: TeamData }) {
  const { team, transfers, timeZone, canEditJourneys } = data;
  const state = useApiForm({
    name: "arrival",
    record: team,
    values: (stored: Team) => arrivalValues(stored, timeZone),
    schema: teamArrival,
    send: (body) => api("PUT /api/Team/arrival", { body }),
    success: "Team Arrival Information is updated!",
  });
  return (
    <Section id="arrival" title="Arrival information" className="mb-10 space-y-5">
      <Panel className="space-y-5">
        <ApiForm
          state={state}
          labels={travelLabels}
          action="Change"
          unchanged="Please make some changes to edit the arrival information."
          readOnly={!canEditJourneys}
        >
          {team.isOnline && (
            <p className="max-w-measure text-ink-soft">
              Not needed while the team takes part online. To take part on site, save the travel details here before you
              untick “{teamLabels.isOnline}”.
            </p>
          )}
          <CopyTravel otherTeams={data.otherTeams} />
          <TravelFields {...data} />
        </ApiForm>
        <TransferNotes transfers={transfers} className="border-rule border-t pt-4" />
      </Panel>
    </Section>
  );
}
