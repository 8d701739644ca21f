import { useRouter } from "next/navigation";
import type { FieldValues } from "react-hook-form";
import type { ApiFormProps } from "@/components/forms/api-form";
import { DialogForm } from "@/components/forms/dialog-form";
import { Button } from "@/components/ui/button";
import { Dialog, type DialogProps } from "@/components/ui/dialog";

/** A button with the dialog of a form. Typed values stay when the dialog is closed. */
export function FormDialog<V extends FieldValues>(props: DialogProps & ApiFormProps<V>) {
  const { open, onOpenChange, trigger, title, description, state, moreActions, ...form } = props;

  const router = useRouter();

  function handleOpenChange(next: boolean) {
    if (next) state.clearErrors();
    // Only now, because the page may lose the form with its record.
    else if (state.form.formState.errors.root?.refused) router.refresh();
    onOpenChange(next);
  }

  const discard = state.form.formState.isDirty && (
    <Button variant="quiet" onClick={state.discard}>
      Discard changes
    </Button>
  );
  return (
    <Dialog open={open} onOpenChange={handleOpenChange} trigger={trigger} title={title} description={description}>
      <DialogForm
        state={state}
        moreActions={
          <>
            {moreActions}
            {discard}
          </>
        }
        {...form}
      />
    </Dialog>
  );
}
