"use client";

import { useRouter } from "next/navigation";
import { type ReactElement, useState } from "react";
import { useApiAction } from "@/components/forms/use-api-action";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { api } from "@/lib/site/api/client";

interface ConfirmDeleteProps<T> {
  /** The button that opens the dialog. */
  trigger: ReactElement;
  title: string;
  description: string;
  /** Label of the button that deletes. */
  action: string;
  /** Throws ApiError. */
  onDelete: () => Promise<T>;
  success?: string;
  onDeleted: (response: T) => void;
  /** Called when the record is gone already or may no longer be deleted. */
  onStale: () => unknown;
  /** For a change that deletes nothing. */
  variant?: "primary";
  /** Label of the button that closes the dialog. */
  close?: string;
}

/** Deletes a record after a confirmation dialog. */
export function ConfirmDelete<T>({ onDelete, success, onDeleted, onStale, ...dialog }: ConfirmDeleteProps<T>) {
  const [open, setOpen] = useState(false);
  const { pending, run } = useApiAction();

  function confirm() {
    return run({
      send: onDelete,
      success,
      onDone(response) {
        setOpen(false);
        onDeleted(response);
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

interface DeleteRecordProps<T> extends Omit<ConfirmDeleteProps<T>, "trigger" | "onDeleted" | "onStale"> {
  label?: string;
  closeHref: string;
}

/** The button that deletes the record of a PageDialog. */
export function DeleteRecord<T>({ label = "Delete", closeHref, ...dialog }: DeleteRecordProps<T>) {
  const router = useRouter();

  function leave() {
    router.push(closeHref, { scroll: false });
    router.refresh();
  }

  const trigger = <Button variant="danger">{label}</Button>;
  return <ConfirmDelete trigger={trigger} onDeleted={leave} onStale={leave} {...dialog} />;
}

interface DeleteRowProps extends Pick<ConfirmDeleteProps<unknown>, "description" | "action" | "success"> {
  endpoint: Extract<Parameters<typeof api>[0], `DELETE ${string}/{id}`>;
  id: string;
  name: string;
}

/** The delete button of a row. The page is refreshed after the deletion. */
export function DeleteRow({ endpoint, id, name, ...dialog }: DeleteRowProps) {
  const router = useRouter();
  return (
    <ConfirmDelete
      trigger={
        <Button size="sm">
          Delete<span className="sr-only"> {name}</span>
        </Button>
      }
      title={`Delete ${name}?`}
      onDelete={() => api(endpoint, { params: { id } })}
      onDeleted={router.refresh}
      onStale={router.refresh}
      {...dialog}
    />
  );
}
