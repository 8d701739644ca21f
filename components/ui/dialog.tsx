import * as Radix from "@radix-ui/react-dialog";
import { setNonce } from "get-nonce";
import { type ComponentProps, createContext, type ReactElement, type ReactNode, useContext, useState } from "react";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens the dialog. The focus returns to it. */
  trigger?: ReactElement;
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

const InDialog = createContext(false);

/** Whether the component is inside a dialog. */
export const useInDialog = () => useContext(InDialog);

/** Passes on the nonce of the Content-Security-Policy, which the style element of the scroll lock needs. */
function shareNonce(): void {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  if (nonce) setNonce(nonce);
}

/** A click outside, such as on a notification, does not close the dialog. */
const stayOpen = (event: Event) => event.preventDefault();

/** A modal dialog; it closes on Escape and with DialogClose. */
export function Dialog({ open, onOpenChange, trigger, title, description, children }: DialogProps) {
  if (open && typeof document !== "undefined") shareNonce();
  // Radix warns of a dialog without a description, unless `aria-describedby` is set to undefined.
  const described = description ? {} : { "aria-describedby": undefined };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-night/55" />
        <Radix.Content
          className="fixed inset-0 z-50 m-auto h-fit max-h-[calc(100dvh-1.5rem)] w-[min(56rem,100vw-1.5rem)] scroll-pb-24 overflow-y-auto overscroll-contain rounded-md border border-rule border-t-4 border-t-maple bg-sheet p-4.5 shadow-lifted [--surface:var(--color-sheet)] md:p-8"
          onInteractOutside={stayOpen}
          {...described}
        >
          <Radix.Title className="text-xl">{title}</Radix.Title>
          {description && <Radix.Description className="mt-1.5 text-ink-soft">{description}</Radix.Description>}
          <div className="mt-5">
            <InDialog value>{children}</InDialog>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface ButtonDialogProps extends Pick<DialogProps, "title" | "description"> {
  trigger: ReactElement;
  /** Gets a function that closes the dialog. */
  children: (close: () => void) => ReactNode;
}

/** A dialog with the button that opens it. */
export function ButtonDialog({ children, ...dialog }: ButtonDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen} {...dialog}>
      {children(() => setOpen(false))}
    </Dialog>
  );
}

export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <Actions className="sticky -bottom-4.5 z-2 -mb-4.5 justify-end border-rule border-t bg-sheet py-4.5 max-md:*:grow md:-bottom-8 md:-mb-8">
      {children}
    </Actions>
  );
}

export function DialogClose({ children = "Close", ...rest }: Pick<ComponentProps<typeof Button>, "size" | "children">) {
  return (
    <Radix.Close asChild>
      <Button {...rest}>{children}</Button>
    </Radix.Close>
  );
}
