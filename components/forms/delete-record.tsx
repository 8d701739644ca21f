import { useRouter } from "next/navigation";
import { ConfirmDelete, type ConfirmDeleteProps } from "@/components/forms/confirm-delete";
import { Button } from "@/components/ui/button";

interface DeleteRecordProps<T> extends Omit<ConfirmDeleteProps<T>, "trigger" | "onDeleted" | "onStale"> {
  label?: string;
  /** The page's address without the dialog. */
  closeHref: string;
}

/** The button that deletes the record of a PageDialog, after a confirmation. */
export function DeleteRecord<T>({ label = "Delete", closeHref, ...dialog }: DeleteRecordProps<T>) {
  const router = useRouter();

  function leave() {
    router.push(closeHref, { scroll: false });
    router.refresh();
  }

  return (
    <ConfirmDelete trigger={<Button variant="danger">{label}</Button>} onDeleted={leave} onStale={leave} {...dialog} />
  );
}
