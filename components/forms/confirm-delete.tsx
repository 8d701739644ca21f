"use client";

import { type ReactElement, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions, DialogClose } from "@/components/ui/dialog";
import { ApiError } from "@/lib/api/client";
import { notify } from "@/lib/notifications";

interface ConfirmDeleteProps<T> {
  /** The button that opens the dialog. */
  trigger: ReactElement;
  title: string;
  description: string;
  /** Label of the button that deletes. */
  action: string;
  /** Throws ApiError. */
  onDelete: () => Promise<T>;
  success: string;
  onDeleted: (response: T) => void;
  /** Called when the record is gone already or may no longer be deleted. Must not throw. */
  onStale: () => unknown;
}

/** Deletes a record after a confirmation dialog. */
export function ConfirmDelete<T>(props: ConfirmDeleteProps<T>) {
  const { trigger, title, description, action, onDelete, success, onDeleted, onStale } = props;
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);

  async function confirm() {
    setPending(true);
    try {
      const response = await onDelete();
      notify("success", success);
      setOpen(false);
      onDeleted(response);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404 || error.status === 409) await onStale();
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog open={open} onOpenChange={setOpen} trigger={trigger} title={title} description={description}>
      <DialogActions>
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
        <Button variant="danger" pending={pending} onClick={confirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
