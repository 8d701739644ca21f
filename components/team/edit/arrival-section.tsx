"use client";

import { useCallback } from "react";
import { FormBlock } from "@/components/forms/form-block";
import { FormSection } from "@/components/forms/form-section";
import { RecordForm } from "@/components/forms/record-form";
import { schemaResolver } from "@/components/forms/resolver";
import { useRecordForm } from "@/components/forms/use-record-form";
import type { EditRights, TeamState } from "@/components/team/edit/use-team";
import { type ArrivalValues, arrivalValues } from "@/components/team/edit/values";
import { type TeamTravel, TeamTravelFields, teamTravelLabels } from "@/components/team/form/travel-fields";
import { api } from "@/lib/api/client";
import { teamArrival } from "@/lib/team/inputs";
import type { Team } from "@/lib/team/schema";

const resolver = schemaResolver<ArrivalValues>(teamArrival);

interface ArrivalSectionProps {
  state: TeamState;
  locations: readonly string[];
  otherTeams: readonly TeamTravel[];
  timeZone: string;
  rights: EditRights;
}

/** The team's arrival and departure (specification, section 2, "Edit team"). */
export function ArrivalSection({ state, locations, otherTeams, timeZone, rights }: ArrivalSectionProps) {
  const toValues = useCallback((team: Team) => arrivalValues(team, timeZone), [timeZone]);
  const record = useRecordForm<ArrivalValues, Team>({
    stored: state.team,
    toValues,
    resolver,
    labels: teamTravelLabels,
    async send(values, version) {
      const saved = await api("PUT /api/Team/arrival", { body: { ...values, version } });
      state.setTeam(saved);
      return saved;
    },
    readStored: state.refresh,
    success: "Team Arrival Information is updated!",
  });
  return (
    <FormSection id="arrival" title="Arrival information">
      <FormBlock>
        <RecordForm
          record={record}
          readOnly={rights.details !== null}
          fields={<TeamTravelFields locations={locations} timeZone={timeZone} otherTeams={otherTeams} />}
        />
      </FormBlock>
    </FormSection>
  );
}
