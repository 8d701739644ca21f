import { type ReactElement, useState } from "react";
import { useApiAction } from "@/components/forms/use-api-action";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

export interface ConfirmDeleteProps<T> {
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
  /** Called when the record is gone already or may no longer be deleted. */
  onStale: () => unknown;
}

/** Deletes a record after a confirmation dialog. */
export function ConfirmDelete<T>(props: ConfirmDeleteProps<T>) {
  const { trigger, title, description, action, onDelete, success, onDeleted, onStale } = props;
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
      trigger={trigger}
      title={title}
      description={description}
      action={action}
      variant="danger"
      pending={pending}
      onConfirm={confirm}
    />
  );
}
