"use client";

import { DeleteRow } from "@/components/forms/delete-row";
import { api } from "@/lib/site/api/client";

interface DeleteGuideProps {
  id: string;
  fullName: string;
  teams: number;
}

export function DeleteGuide({ id, fullName, teams }: DeleteGuideProps) {
  const left = teams === 0 ? "" : ` Their ${teams === 1 ? "team" : `${teams} teams`} will have no guide.`;
  return (
    <DeleteRow
      name={fullName}
      title={`Delete ${fullName}?`}
      description={`Deletes ${fullName}.${left} The account stays.`}
      action="Delete guide"
      onDelete={() => api("DELETE /api/Guide/{guideId}", { params: { guideId: id } })}
      success="Guide has been deleted successfully."
    />
  );
}
