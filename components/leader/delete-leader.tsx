"use client";

import { DeleteRow } from "@/components/forms/confirm-delete";
import { api } from "@/lib/site/api/client";

/** Deletes a leader without a team, after a confirmation. */
export function DeleteLeader({ id, fullName }: { id: string; fullName: string }) {
  return (
    <DeleteRow
      name={fullName}
      title={`Delete ${fullName}?`}
      description={`Deletes ${fullName}, who can no longer be chosen as a leader.`}
      action="Delete leader"
      onDelete={() => api("DELETE /api/Leader/{id}", { params: { id } })}
      success="Leader has been deleted successfully."
    />
  );
}
