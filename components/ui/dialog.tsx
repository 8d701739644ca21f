"use client";

import * as Radix from "@radix-ui/react-dialog";
import { setNonce } from "get-nonce";
import type { ReactElement, ReactNode } from "react";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it and gets the focus back. */
  trigger: ReactElement;
  title: string;
  description?: string;
  children: ReactNode;
}

/** The scroll lock adds a style element; without the page's nonce the Content-Security-Policy would refuse it. */
function adoptNonce(): void {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  if (nonce) setNonce(nonce);
}

/** Keeps the dialog open while a notification outside of it is dismissed, or the page beside it is pressed by mistake. */
const stayOpen = (event: Event) => event.preventDefault();

/** A modal dialog: keeps the keyboard inside, closes on Escape and with its own buttons (`DialogClose`). */
export function Dialog({ open, onOpenChange, trigger, title, description, children }: DialogProps) {
  function change(next: boolean) {
    if (next) adoptNonce();
    onOpenChange(next);
  }
  const described = description ? {} : { "aria-describedby": undefined };
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className="dialog-overlay" />
        <Radix.Content className="dialog" onInteractOutside={stayOpen} {...described}>
          <Radix.Title className="dialog-title">{title}</Radix.Title>
          {description && <Radix.Description className="dialog-description">{description}</Radix.Description>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Wraps the button that closes the dialog around it. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
