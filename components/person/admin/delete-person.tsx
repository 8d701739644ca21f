"use client";

import { DeleteRow } from "@/components/forms/delete-row";
import { api } from "@/lib/site/api/client";

/** Deletes a person who is neither leader, contestant nor guide. */
export function DeletePerson({ id, fullName }: { id: string; fullName: string }) {
  return (
    <DeleteRow
      name={fullName}
      title={`Delete ${fullName}?`}
      description={`Deletes ${fullName}, also from the Committees page.`}
      action="Delete person"
      onDelete={() => api("DELETE /api/Person/{id}", { params: { id } })}
      success="Person has been deleted successfully."
    />
  );
}
