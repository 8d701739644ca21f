"use client";

import { type ReactElement, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { ApiError } from "@/lib/api/client";
import { notify } from "@/lib/notifications";

interface RemovalProps<T> {
  /** The button that asks. */
  trigger: ReactElement;
  title: string;
  description: string;
  /** The words on the button that removes. */
  action: string;
  /** Throws ApiError. */
  remove: () => Promise<T>;
  /** Said once it is removed. */
  success: string;
  onRemoved: (answer: T) => void;
  /** It is gone already, or may not go any more: what the page shows has changed. Doesn't throw. */
  onStale: () => unknown;
}

/** Removes something, after asking. */
export function Removal<T>(props: RemovalProps<T>) {
  const { trigger, title, description, action, remove, success, onRemoved, onStale } = props;
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);

  async function go() {
    setPending(true);
    try {
      const answer = await remove();
      notify("success", success);
      setOpen(false);
      onRemoved(answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404 || error.status === 409) await onStale();
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog open={open} onOpenChange={setOpen} trigger={trigger} title={title} description={description}>
      <div className="actions dialog-actions">
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
        <Button variant="danger" pending={pending} onClick={go}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
