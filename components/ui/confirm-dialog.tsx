import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions, DialogClose, type DialogProps } from "@/components/ui/dialog";

export interface ConfirmDialogProps extends Omit<DialogProps, "children"> {
  children?: ReactNode;
  /** Label of the button that confirms. */
  action: string;
  /** Label of the button that closes the dialog. */
  close?: string;
  variant?: "primary" | "danger";
  pending: boolean;
  /** Whether the action is disabled, such as until the user has typed a word. */
  disabled?: boolean;
  onConfirm: () => void;
}

/** A dialog that asks before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { action, close, variant = "primary", pending, disabled, onConfirm, children, ...dialog } = props;
  return (
    <Dialog {...dialog}>
      {children}
      <DialogActions>
        <DialogClose>{close}</DialogClose>
        <Button variant={variant} pending={pending} aria-disabled={disabled} onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
