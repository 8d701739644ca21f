"use client";

import { useRouter } from "next/navigation";
import { ConfirmDelete } from "@/components/forms/confirm-delete";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/api/client";

interface RemoveExceptionProps {
  countryId: string;
  countryName: string;
  /** The deadline of all other countries, for display. */
  regularEnd: string;
}

/** Removes a country's later deadline. */
export function RemoveException({ countryId, countryName, regularEnd }: RemoveExceptionProps) {
  const router = useRouter();
  return (
    <ConfirmDelete
      trigger={
        <Button size="sm" variant="danger">
          Remove<span className="sr-only"> the deadline of {countryName}</span>
        </Button>
      }
      title={`Remove the later deadline of ${countryName}?`}
      description={`Registration for ${countryName} then ends with all others, on ${regularEnd}. Registered teams and guests stay.`}
      action="Remove deadline"
      onDelete={() => api("DELETE /api/Contest/exceptions/{countryId}", { params: { countryId } })}
      success={`${countryName} has the regular deadline again.`}
      onDeleted={() => router.refresh()}
      onStale={() => router.refresh()}
    />
  );
}
