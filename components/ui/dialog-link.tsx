"use client";

import { usePathname, useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { tableHref } from "@/components/ui/table-state";

interface DialogLinkProps {
  /** The search parameter that opens the dialog. */
  param: string;
  /** What the dialog shows: an id, or "new". */
  id: string;
  className?: string;
  children: ReactNode;
}

/** Opens a dialog of this page; the other search parameters stay, as of the page's table. */
export function DialogLink({ param, id, ...rest }: DialogLinkProps) {
  const path = usePathname();
  const params = useSearchParams();
  return <Link href={tableHref(path, { ...Object.fromEntries(params), [param]: id })} opensDialog {...rest} />;
}
