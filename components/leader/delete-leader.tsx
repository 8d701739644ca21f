"use client";

import { useRouter } from "next/navigation";
import { ConfirmDelete } from "@/components/forms/confirm-delete";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/api/client";

/** Deletes a leader without a team, after a confirmation. */
export function DeleteLeader({ id, fullName }: { id: string; fullName: string }) {
  const router = useRouter();
  return (
    <ConfirmDelete
      trigger={
        <Button size="sm" variant="danger">
          Delete<span className="sr-only"> {fullName}</span>
        </Button>
      }
      title={`Delete ${fullName}?`}
      description="Deletes their details and their picture. They can no longer be chosen as a leader."
      action="Delete leader"
      onDelete={() => api("DELETE /api/Leader/{id}", { params: { id } })}
      success="Leader has been deleted successfully."
      onDeleted={() => router.refresh()}
      onStale={() => router.refresh()}
    />
  );
}
