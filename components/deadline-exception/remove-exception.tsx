"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { ApiError, api } from "@/lib/api-client";
import { notify } from "@/lib/notifications";

interface RemoveExceptionProps {
  countryId: string;
  countryName: string;
  /** When registration ends for everybody, as people read it. */
  ownEnd: string;
}

/** Takes a country's later deadline back, after asking. */
export function RemoveException({ countryId, countryName, ownEnd }: RemoveExceptionProps) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);

  async function remove() {
    setPending(true);
    try {
      await api("DELETE /api/Contest/exceptions/{countryId}", { params: { countryId } });
      notify("success", `${countryName} has the same deadline as everybody again.`);
      setOpen(false);
      router.refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Taken back already.
      if (error.status === 404) router.refresh();
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button small variant="danger">
          Remove<span className="sr-only"> the deadline of {countryName}</span>
        </Button>
      }
      title={`Take the later deadline of ${countryName} back?`}
      description={`Registration ends for ${countryName} as it does for everybody: ${ownEnd}. What was registered stays.`}
    >
      <div className="actions dialog-actions">
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
        <Button variant="danger" pending={pending} onClick={remove}>
          Remove deadline
        </Button>
      </div>
    </Dialog>
  );
}
