import { useRouter } from "next/navigation";
import { type ReactNode, startTransition, useOptimistic } from "react";
import { Dialog } from "@/components/ui/dialog";

interface PageDialogProps {
  title: string;
  description?: string;
  closeHref: string;
  children: ReactNode;
}

/** A dialog that is open while the page's address names it, such as ?guide=new. */
export function PageDialog({ title, description, closeHref, children }: PageDialogProps) {
  const router = useRouter();
  const [isOpen, setOpen] = useOptimistic(true);

  function close() {
    startTransition(() => {
      setOpen(false);
      router.replace(closeHref, { scroll: false });
    });
  }

  return (
    <Dialog open={isOpen} onOpenChange={close} title={title} description={description}>
      {children}
    </Dialog>
  );
}

/** A function that closes a PageDialog without a question, as after a save. */
export function useCloseDialog(closeHref: string): () => void {
  const router = useRouter();
  return () => router.replace(closeHref, { scroll: false });
}
