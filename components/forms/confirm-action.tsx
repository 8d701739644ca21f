"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useApiAction } from "@/components/forms/use-api-action";
import { Button } from "@/components/ui/button";
import { ConfirmDialog, type ConfirmDialogProps } from "@/components/ui/confirm-dialog";
import { api } from "@/lib/site/api/client";

interface ConfirmActionProps<T>
  extends Pick<ConfirmDialogProps, "trigger" | "title" | "description" | "action" | "variant" | "close"> {
  /** Throws ApiError. */
  send: () => Promise<T>;
  success?: string;
  onDone: (response: T) => unknown;
  /** Called when the record is gone already or may no longer be changed. */
  onStale: () => unknown;
}

/** Sends a request after a confirmation dialog, which stays open until what follows is done. */
export function ConfirmAction<T>({ send, success, onDone, onStale, ...dialog }: ConfirmActionProps<T>) {
  const [open, setOpen] = useState(false);
  const { pending, run } = useApiAction();

  function confirm() {
    return run({
      send,
      success,
      async onDone(response) {
        await onDone(response);
        setOpen(false);
      },
      onStale,
    });
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      variant="danger"
      pending={pending}
      onConfirm={confirm}
      {...dialog}
    />
  );
}

interface DeleteRecordProps<T> extends Omit<ConfirmActionProps<T>, "trigger" | "onDone" | "onStale"> {
  label?: string;
  closeHref: string;
}

/** The button that deletes the record of a PageDialog. */
export function DeleteRecord<T>({ label = "Delete", closeHref, ...dialog }: DeleteRecordProps<T>) {
  const router = useRouter();

  function leave() {
    router.replace(closeHref, { scroll: false });
    router.refresh();
  }

  const trigger = <Button variant="danger">{label}</Button>;
  return <ConfirmAction trigger={trigger} onDone={leave} onStale={leave} {...dialog} />;
}

interface DeleteRowProps extends Pick<ConfirmActionProps<unknown>, "description" | "action" | "success"> {
  endpoint: Extract<Parameters<typeof api>[0], `DELETE ${string}/{id}`>;
  id: string;
  name: string;
}

/** The delete button of a row. The page is refreshed after the deletion. */
export function DeleteRow({ endpoint, id, name, ...dialog }: DeleteRowProps) {
  const router = useRouter();
  return (
    <ConfirmAction
      trigger={
        <Button size="sm">
          Delete<span className="sr-only"> {name}</span>
        </Button>
      }
      title={`Delete ${name}?`}
      send={() => api(endpoint, { params: { id } })}
      onDone={router.refresh}
      onStale={router.refresh}
      {...dialog}
    />
  );
}
