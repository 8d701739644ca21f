import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { TeamData } from "@/components/team/edit/team-data";
import { useAfterHydration } from "@/components/ui/use-after-hydration";

/** Focuses a field of the member's form once, when the page's address names the member, as in "?member=leader". */
export function useFocusMember<V extends FieldValues>(
  { setFocus }: UseFormReturn<V>,
  { linked }: Pick<TeamData, "linked">,
  member: string,
  person: string,
): void {
  const path = linked?.field === "travel" ? "timeOfArrival" : `${person}.${linked?.field}`;
  const field = linked?.member === member ? path : null;
  useAfterHydration(() => field && setFocus(field as Path<V>));
}
