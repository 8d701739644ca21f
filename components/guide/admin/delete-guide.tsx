"use client";

import { DeleteRow } from "@/components/forms/delete-row";
import { api } from "@/lib/api/client";
import { plural } from "@/lib/plural";

interface DeleteGuideProps {
  id: string;
  fullName: string;
  teams: number;
}

export function DeleteGuide({ id, fullName, teams }: DeleteGuideProps) {
  const description = [
    teams > 0 && `${plural(teams, "team has", "teams have")} no guide then and can be assigned again.`,
    "Deletes their details and their picture. The account stays.",
  ];
  return (
    <DeleteRow
      name={fullName}
      title={`Delete ${fullName}?`}
      description={description.filter(Boolean).join(" ")}
      action="Delete guide"
      onDelete={() => api("DELETE /api/Guide/{guideId}", { params: { guideId: id } })}
      success="Guide has been deleted successfully."
    />
  );
}
