"use client";

import { useRouter } from "next/navigation";
import { type AnchorHTMLAttributes, type MouseEvent, useTransition } from "react";

type PageLinkProps = Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  "className" | "title" | "aria-current" | "children"
> & {
  /** A path of this site. */
  href: string;
};

/**
 * A link to a page of this site that is followed without loading the page anew; `data-pending` while that takes a
 * moment. next/link does much more, and every page would carry it.
 */
export function PageLink({ href, ...rest }: PageLinkProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  function follow(event: MouseEvent) {
    const wantsElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || wantsElsewhere) return;
    event.preventDefault();
    startTransition(() => router.push(href));
  }

  return <a href={href} onClick={follow} data-pending={isPending || undefined} {...rest} />;
}
