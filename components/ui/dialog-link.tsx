"use client";

import { usePathname, useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { tableHref } from "@/components/ui/table-state";

interface DialogLinkProps {
  /** The search parameter that opens the dialog. */
  param: string;
  /** The id of a record, or "new". */
  id: string;
  className?: string;
  children: ReactNode;
}

/** Opens a dialog of this page. It replaces the address, so that Back does not open the dialog again. */
export function DialogLink({ param, id, ...rest }: DialogLinkProps) {
  const path = usePathname();
  const params = useSearchParams();
  const href = tableHref(path, { ...Object.fromEntries(params), [param]: id });
  return <Link href={href} replace scroll={false} {...rest} />;
}

/** The button of a list that opens the dialog of a new record. */
export function AddLink({ param, children }: Pick<DialogLinkProps, "param" | "children">) {
  return (
    <DialogLink param={param} id="new" className={buttonVariants({ variant: "primary" })}>
      {children}
    </DialogLink>
  );
}
