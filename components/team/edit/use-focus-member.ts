import { useEffect, useEffectEvent } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { TeamData } from "@/components/team/edit/team-data";
import { useHydrated } from "@/components/ui/use-hydrated";

/** Form fields that are not among the details of the person, by their names in the address. */
const memberFields: Record<string, string> = { travel: "timeOfArrival", dateOfBirth: "dateOfBirth" };

/** Focuses a field of the member's form once, when the page's address names the member, as in "?member=leader". */
export function useFocusMember<V extends FieldValues>(
  { setFocus }: UseFormReturn<V>,
  { linked }: Pick<TeamData, "linked">,
  member: string,
  personPath: string,
): void {
  const field = linked?.member === member ? (memberFields[linked.field] ?? `${personPath}.${linked.field}`) : null;
  const isHydrated = useHydrated();
  const focusField = useEffectEvent(() => field && setFocus(field as Path<V>));
  // The fields are disabled until the page is hydrated.
  useEffect(() => {
    if (isHydrated) focusField();
  }, [isHydrated]);
}
