"use client";

import { DeleteRow } from "@/components/forms/delete-row";
import { api } from "@/lib/site/api/client";

interface RemoveExceptionProps {
  countryId: string;
  countryName: string;
  /** The deadline of all other countries, for display. */
  regularEnd: string;
}

/** Removes a country's later deadline. */
export function RemoveException({ countryId, countryName, regularEnd }: RemoveExceptionProps) {
  return (
    <DeleteRow
      label="Remove"
      name={`the deadline of ${countryName}`}
      title={`Remove the later deadline of ${countryName}?`}
      description={`Registration for ${countryName} then ends with all others, on ${regularEnd}. Registered teams and guests stay.`}
      action="Remove deadline"
      onDelete={() => api("DELETE /api/Contest/exceptions/{countryId}", { params: { countryId } })}
      success={`${countryName} has the regular deadline again.`}
    />
  );
}
