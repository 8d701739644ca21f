import type { FieldErrors } from "@/lib/platform/errors/problem";
import { requiredTravelLabels, type TravelValues } from "@/lib/travel/labels";

/** An error for each required field without a value. */
export function missingTravel(values: Partial<Record<keyof TravelValues, unknown>>): FieldErrors {
  const required = Object.entries(requiredTravelLabels) as [keyof typeof requiredTravelLabels, string][];
  return Object.fromEntries(
    required.filter(([name]) => !values[name]).map(([name, label]) => [name, [`${label} is required.`]]),
  );
}
