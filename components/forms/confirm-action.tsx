"use client";

import { type ReactNode, useState } from "react";
import { ActionError } from "@/components/forms/action-error";
import { TypeToConfirm } from "@/components/forms/type-to-confirm";
import { useApiAction } from "@/components/forms/use-api-action";
import { Button, LinkButton } from "@/components/ui/button";
import { ConfirmDialog, type ConfirmDialogProps } from "@/components/ui/confirm-dialog";
import { ApiError, api, type Confirmation, confirmation } from "@/lib/site/api/client";

interface ConfirmActionProps
  extends Pick<ConfirmDialogProps, "trigger" | "title" | "description" | "action" | "variant" | "close"> {
  /** Sends the request. The query is empty, or confirms what the API has asked about. Throws ApiError. */
  send: (query: Confirmation) => Promise<unknown>;
  /** Below the description. */
  children?: ReactNode;
  /** The year that the user has to type before the action. */
  yearToType?: string | undefined;
  success?: string;
  /** Called once it is done, and when the record is gone already or may no longer be changed. */
  after?: () => unknown;
  /** Whether the page is refreshed afterwards; true by default. */
  refresh?: boolean;
}

/** Sends a request after a confirmation dialog, which stays open until what follows is done. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { send, success, after, refresh, children, yearToType, ...dialog } = props;
  const [open, setOpen] = useState(false);
  const [typedYear, setTypedYear] = useState("");
  const [needsConfirmation, setNeedsConfirmation] = useState(false);
  const { pending, error, clearError, run } = useApiAction();

  function change(isOpen: boolean) {
    clearError();
    setNeedsConfirmation(false);
    setOpen(isOpen);
  }

  function confirm() {
    return run({
      async send() {
        try {
          return await send(needsConfirmation ? confirmation : {});
        } catch (error) {
          if (error instanceof ApiError && error.needsConfirmation) setNeedsConfirmation(true);
          throw error;
        }
      },
      success,
      async onDone() {
        await after?.();
        setOpen(false);
      },
      onStale: after,
      refresh,
    });
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      variant="danger"
      pending={pending}
      disabled={yearToType !== undefined && typedYear.trim() !== yearToType}
      onConfirm={confirm}
      {...dialog}
      action={needsConfirmation ? `${dialog.action} anyway` : dialog.action}
    >
      {children}
      {yearToType !== undefined && <TypeToConfirm expected={yearToType} value={typedYear} onChange={setTypedYear} />}
      <ActionError reason={error} />
    </ConfirmDialog>
  );
}

interface DeleteRecordProps extends Omit<ConfirmActionProps, "trigger"> {
  label?: string;
  /** Closes the dialog of the record. */
  after: () => void;
}

/** The button that deletes the record of a PageDialog. */
export function DeleteRecord({ label = "Delete", ...dialog }: DeleteRecordProps) {
  return <ConfirmAction trigger={<Button variant="danger">{label}</Button>} {...dialog} />;
}

interface DeleteRowProps extends Pick<ConfirmActionProps, "description" | "action" | "success"> {
  endpoint: Extract<Parameters<typeof api>[0], `DELETE ${string}/{id}`>;
  id: string;
  name: string;
}

/** The delete button of a row. */
export function DeleteRow({ endpoint, id, name, ...dialog }: DeleteRowProps) {
  return (
    <ConfirmAction
      trigger={
        <LinkButton isQuiet>
          Delete<span className="sr-only"> {name}</span>
        </LinkButton>
      }
      title={`Delete ${name}?`}
      send={() => api(endpoint, { params: { id } })}
      {...dialog}
    />
  );
}
