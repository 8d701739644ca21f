import { useRouter } from "next/navigation";
import { ConfirmDelete, type ConfirmDeleteProps } from "@/components/forms/confirm-delete";
import { Button } from "@/components/ui/button";

interface DeleteRowProps<T> extends Omit<ConfirmDeleteProps<T>, "trigger" | "onDeleted" | "onStale"> {
  /** Label of the row's button. */
  label?: string;
  /** What the row is about, for screen readers. */
  name: string;
}

/** The delete button of a row. The page is refreshed after the deletion. */
export function DeleteRow<T>({ label = "Delete", name, ...dialog }: DeleteRowProps<T>) {
  const router = useRouter();
  return (
    <ConfirmDelete
      trigger={
        <Button size="sm">
          {label}
          <span className="sr-only"> {name}</span>
        </Button>
      }
      onDeleted={() => router.refresh()}
      onStale={() => router.refresh()}
      {...dialog}
    />
  );
}
