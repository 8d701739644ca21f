"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { ApiError, api } from "@/lib/api-client";
import { notify } from "@/lib/notifications";

/** Deletes a person, after asking. */
export function DeletePerson({ id, fullName }: { id: string; fullName: string }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);

  async function remove() {
    setPending(true);
    try {
      await api("DELETE /api/Person/{id}", { params: { id } });
      notify("success", "Person has been deleted successfully.");
      setOpen(false);
      router.refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Gone already, or somebody who leads, competes or guides by now.
      if (error.status === 404 || error.status === 409) router.refresh();
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
          Delete<span className="sr-only"> {fullName}</span>
        </Button>
      }
      title={`Delete ${fullName}?`}
      description="Their picture and their roles go with them, and they leave the Committees page."
    >
      <div className="actions dialog-actions">
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
        <Button variant="danger" pending={pending} onClick={remove}>
          Delete person
        </Button>
      </div>
    </Dialog>
  );
}
