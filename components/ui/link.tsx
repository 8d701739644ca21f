"use client";

import NextLink, { useLinkStatus } from "next/link";
import type { ComponentProps } from "react";
import { createPortal } from "react-dom";
import { Spinner } from "@/components/ui/spinner";

type LinkProps = Pick<
  ComponentProps<typeof NextLink>,
  "className" | "title" | "aria-current" | "children" | "scroll" | "replace"
> & {
  /** A path of a role's pages; links to public pages are plain `<a>`. */
  href: string;
};

/** A client-side link that says when its page takes long to load. */
export function Link({ children, ...rest }: LinkProps) {
  return (
    <NextLink prefetch={false} {...rest}>
      {children}
      <Pending />
    </NextLink>
  );
}

/** Delayed, because most pages load faster. */
function Pending() {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return createPortal(
    <p className="pointer-events-none fixed inset-x-0 top-1/3 z-40 mx-auto flex w-fit items-center gap-3 rounded-md border border-rule bg-sheet px-5 py-3 starting:opacity-0 shadow-lifted transition-opacity delay-150 print:hidden">
      <Spinner /> Loading…
    </p>,
    document.body,
  );
}
