"use client";

import { useRouter } from "next/navigation";
import { ConfirmDelete } from "@/components/forms/confirm-delete";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/api/client";

/** Deletes a person who is neither leader, contestant nor guide. */
export function DeletePerson({ id, fullName }: { id: string; fullName: string }) {
  const router = useRouter();
  return (
    <ConfirmDelete
      trigger={
        <Button size="sm" variant="danger">
          Delete<span className="sr-only"> {fullName}</span>
        </Button>
      }
      title={`Delete ${fullName}?`}
      description="Deletes their picture and roles as well, and removes them from the Committees page."
      action="Delete person"
      onDelete={() => api("DELETE /api/Person/{id}", { params: { id } })}
      success="Person has been deleted successfully."
      onDeleted={() => router.refresh()}
      onStale={() => router.refresh()}
    />
  );
}
