import { useRouter } from "next/navigation";
import { type ReactElement, useState } from "react";
import { useApiAction } from "@/components/forms/use-api-action";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

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

type DeleteButtonProps<T> = Omit<ConfirmDeleteProps<T>, "trigger" | "onDeleted" | "onStale">;

interface DeleteRecordProps<T> extends DeleteButtonProps<T> {
  label?: string;
  /** The page's address without the dialog. */
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

/** The delete button of a row. The page is refreshed after the deletion. */
export function DeleteRow<T>({ name, ...dialog }: DeleteButtonProps<T> & { name: string }) {
  const router = useRouter();
  const refresh = () => router.refresh();
  const trigger = (
    <Button size="sm">
      Delete<span className="sr-only"> {name}</span>
    </Button>
  );
  return <ConfirmDelete trigger={trigger} onDeleted={refresh} onStale={refresh} {...dialog} />;
}
