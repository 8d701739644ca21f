import { startTransition, useOptimistic } from "react";
import { Dialog, type DialogProps } from "@/components/ui/dialog";

interface PageDialogProps extends Pick<DialogProps, "title" | "description" | "children"> {
  /** The `close` of useDialogParam. */
  onClose: () => void;
}

/** A dialog that is open while the page's address names it, such as ?guide=new; it closes before the page has loaded. */
export function PageDialog({ onClose, ...dialog }: PageDialogProps) {
  const [isOpen, setOpen] = useOptimistic(true);

  function close() {
    startTransition(() => {
      setOpen(false);
      onClose();
    });
  }

  return <Dialog open={isOpen} onOpenChange={close} {...dialog} />;
}
