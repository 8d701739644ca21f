"use client";

import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { useDialogParam } from "@/components/ui/use-dialog-param";

interface DialogLinkProps {
  /** The search parameter that opens the dialog. */
  param: string;
  /** The id of a record, "new", or "edit" if there is only one to edit. */
  id: string;
  className?: string;
  children: ReactNode;
}

/** Opens a dialog of this page. */
export function DialogLink({ param, id, ...rest }: DialogLinkProps) {
  return <Link href={useDialogParam(param).hrefOf(id)} replace scroll={false} {...rest} />;
}

/** The button of a list that opens the dialog of a new record. */
export function AddLink({ param, children }: Pick<DialogLinkProps, "param" | "children">) {
  return (
    <DialogLink param={param} id="new" className={buttonVariants({ variant: "primary" })}>
      {children}
    </DialogLink>
  );
}
