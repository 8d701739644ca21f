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
      description={`Registration ends for ${countryName} as it does for everybody: ${regularEnd}. What was registered stays.`}
      action="Remove deadline"
      onDelete={() => api("DELETE /api/Contest/exceptions/{countryId}", { params: { countryId } })}
      success={`${countryName} has the same deadline as everybody again.`}
      onDeleted={() => router.refresh()}
      onStale={() => router.refresh()}
    />
  );
}
