"use client";

import { useRouter } from "next/navigation";
import { ConfirmDelete } from "@/components/forms/confirm-delete";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/api/client";

interface RemoveExceptionProps {
  countryId: string;
  countryName: string;
  /** When registration ends for everybody, as people read it. */
  ownEnd: string;
}

/** Takes a country's later deadline back. */
export function RemoveException({ countryId, countryName, ownEnd }: RemoveExceptionProps) {
  const router = useRouter();
  return (
    <ConfirmDelete
      trigger={
        <Button small variant="danger">
          Remove<span className="sr-only"> the deadline of {countryName}</span>
        </Button>
      }
      title={`Take the later deadline of ${countryName} back?`}
      description={`Registration ends for ${countryName} as it does for everybody: ${ownEnd}. What was registered stays.`}
      action="Remove deadline"
      onDelete={() => api("DELETE /api/Contest/exceptions/{countryId}", { params: { countryId } })}
      success={`${countryName} has the same deadline as everybody again.`}
      onDeleted={() => router.refresh()}
      onStale={() => router.refresh()}
    />
  );
}
