"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useCallback } from "react";
import type { z } from "zod";
import { RecordForm } from "@/components/forms/record-form";
import { useRecordForm } from "@/components/forms/use-record-form";
import type { EditRights } from "@/components/team/edit/rights";
import type { TeamState } from "@/components/team/edit/use-team";
import { type ArrivalValues, arrivalValues } from "@/components/team/edit/values";
import { type TeamTravel, TeamTravelFields, teamTravelLabels } from "@/components/team/form/travel-fields";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/api/client";
import { teamArrival } from "@/lib/team/inputs";
import type { Team } from "@/lib/team/schema";

const resolver = zodResolver(teamArrival as z.ZodType<z.output<typeof teamArrival>, ArrivalValues>, undefined, {
  raw: true,
});

interface ArrivalSectionProps {
  state: TeamState;
  locations: readonly string[];
  others: readonly TeamTravel[];
  timeZone: string;
  rights: EditRights;
}

/** When and where the team comes and goes, and so each of its members (specification, section 4, "Edit team"). */
export function ArrivalSection({ state, locations, others, timeZone, rights }: ArrivalSectionProps) {
  const toValues = useCallback((team: Team) => arrivalValues(team, timeZone), [timeZone]);
  const record = useRecordForm<ArrivalValues, Team>({
    stored: state.team,
    toValues,
    resolver,
    labels: teamTravelLabels,
    async send(values, version) {
      const answer = await api("PUT /api/Team/arrival", { body: { ...values, version } });
      state.acceptTeam(answer);
      return answer;
    },
    readStored: state.refresh,
    success: "Team Arrival Information is updated!",
  });
  const locked = rights.details !== null;
  return (
    <section className="form-section" aria-labelledby="arrival-heading">
      <h2 id="arrival-heading">Arrival information</h2>
      <div className="form-block form-block-plain">
        <RecordForm
          record={record}
          locked={locked}
          onSubmit={() => record.submit()}
          fields={<TeamTravelFields locations={locations} timeZone={timeZone} others={others} />}
          actions={
            !locked && (
              <Button type="submit" variant="primary" pending={record.isSubmitting}>
                Change
              </Button>
            )
          }
        />
      </div>
    </section>
  );
}
