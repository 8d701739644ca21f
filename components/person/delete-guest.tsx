"use client";

import { DeleteRow } from "@/components/forms/confirm-delete";
import { api } from "@/lib/site/api/client";

export function DeleteGuest({ id, fullName }: { id: string; fullName: string }) {
  return (
    <DeleteRow
      name={fullName}
      title={`Delete ${fullName}?`}
      description={`Deletes ${fullName} with their travel details.`}
      action="Delete guest"
      onDelete={() => api("DELETE /api/Person/{id}", { params: { id } })}
      success={`${fullName} is deleted.`}
    />
  );
}
