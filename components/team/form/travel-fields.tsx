"use client";

import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { useReadOnly } from "@/components/forms/read-only";
import { TravelFields } from "@/components/travel/travel-fields";
import type { TravelValues } from "@/lib/travel/form-values";

/** Another team of the country; its times are local to the venue. */
export interface TeamTravel {
  id: string;
  name: string;
  travel: TravelValues;
}

interface TeamTravelFieldsProps {
  locations: readonly string[];
  timeZone: string;
  /** Teams whose travel may be copied. */
  others: readonly TeamTravel[];
}

/** The fields by the names that people see. */
export const teamTravelLabels: Record<keyof TravelValues, string> = {
  timeOfArrival: "Time of arrival",
  arrivalLocation: "Arrival location",
  timeOfDeparture: "Time of departure",
  departureLocation: "Departure location",
};

/** When and where the team comes and goes, by hand or as another team of the country does. */
export function TeamTravelFields({ others, ...fields }: TeamTravelFieldsProps) {
  return (
    <>
      <CopyTravel others={others} />
      <TravelFields labels={teamTravelLabels} {...fields} />
    </>
  );
}

const travelNames = ["timeOfArrival", "arrivalLocation", "timeOfDeparture", "departureLocation"] as const;

function CopyTravel({ others }: Pick<TeamTravelFieldsProps, "others">) {
  const id = useId();
  const locked = useReadOnly();
  const { setValue, clearErrors } = useFormContext<TravelValues>();
  if (locked || others.length === 0) return null;

  function copy(teamId: string) {
    const team = others.find((one) => one.id === teamId);
    if (!team) return;
    for (const name of travelNames) setValue(name, team.travel[name], { shouldDirty: true });
    clearErrors(travelNames);
  }

  return (
    <div className="field copy-travel">
      <label htmlFor={id}>Copy travel details from</label>
      <select id={id} className="control" defaultValue="" onChange={(event) => copy(event.target.value)}>
        <option value="">-</option>
        {others.map((team) => (
          <option key={team.id} value={team.id}>
            {team.name}
          </option>
        ))}
      </select>
    </div>
  );
}
