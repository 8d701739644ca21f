import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { useReadOnly } from "@/components/forms/read-only";
import { Shortcut } from "@/components/forms/shortcut";
import { Select } from "@/components/ui/input";
import type { travelToCopy } from "@/lib/team/labels";
import { type TravelValues, travelNames } from "@/lib/travel/labels";

/** The travel of another team; times are local to the venue. */
export type TeamTravel = ReturnType<typeof travelToCopy>[number];

/** Copies the travel of another team of the country into the form. */
export function CopyTravel({ otherTeams }: { otherTeams: readonly TeamTravel[] }) {
  const id = useId();
  const readOnly = useReadOnly();
  const { setValue, clearErrors } = useFormContext<TravelValues>();
  if (readOnly || otherTeams.length === 0) return null;

  function copy(teamId: string) {
    const team = otherTeams.find((one) => one.id === teamId);
    if (!team) return;
    for (const name of travelNames) setValue(name, team.travel[name], { shouldDirty: true });
    clearErrors(travelNames);
  }

  return (
    <Shortcut label="Copy travel details from" htmlFor={id}>
      <Select id={id} defaultValue="" onChange={(event) => copy(event.target.value)}>
        <option value="">-</option>
        {otherTeams.map((team) => (
          <option key={team.id} value={team.id}>
            {team.name}
          </option>
        ))}
      </Select>
    </Shortcut>
  );
}
