"use client";

import { DeleteRow } from "@/components/forms/delete-row";
import { plural } from "@/lib/platform/text/plural";
import { api } from "@/lib/site/api/client";

interface DeleteTransferProps {
  id: string;
  vehicle: string;
  partyCount: number;
}

export function DeleteTransfer({ id, vehicle, partyCount }: DeleteTransferProps) {
  return (
    <DeleteRow
      name={vehicle}
      title={`Delete ${vehicle}?`}
      description={
        partyCount > 0
          ? `Its ${plural(partyCount, "party has", "parties have")} no transfer then.`
          : "Nobody is assigned to it."
      }
      action="Delete transfer"
      onDelete={() => api("DELETE /api/Transfer/{id}", { params: { id } })}
      success={`${vehicle} is deleted.`}
    />
  );
}
