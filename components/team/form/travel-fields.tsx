"use client";

import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { plainOptions, SelectField, TextField } from "@/components/forms/inputs";
import { useLocked } from "@/components/forms/lock";
import type { TravelValues } from "@/lib/travel/local";

/** Another team of the country; its times are local to the venue. */
export interface TeamTravel {
  id: string;
  name: string;
  travel: TravelValues;
}

interface TravelFieldsProps {
  locations: readonly string[];
  timeZone: string;
  /** Teams whose travel may be copied. */
  others: readonly TeamTravel[];
}

/** When and where the team comes and goes, by hand or as another team of the country does. */
export function TravelFields({ locations, timeZone, others }: TravelFieldsProps) {
  const places = plainOptions(locations);
  const local = `Local time at the venue (${timeZone}).`;
  return (
    <>
      <CopyTravel others={others} />
      <div className="form-grid form-grid-pairs">
        <TextField name="timeOfArrival" label="Time of arrival" required type="datetime-local" hint={local} />
        <SelectField name="arrivalLocation" label="Arrival location" required options={places} />
        <TextField name="timeOfDeparture" label="Time of departure" required type="datetime-local" hint={local} />
        <SelectField name="departureLocation" label="Departure location" required options={places} />
      </div>
    </>
  );
}

const travelNames = ["timeOfArrival", "arrivalLocation", "timeOfDeparture", "departureLocation"] as const;

function CopyTravel({ others }: Pick<TravelFieldsProps, "others">) {
  const id = useId();
  const locked = useLocked();
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
