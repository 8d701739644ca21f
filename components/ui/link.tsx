"use client";

import { useRouter } from "next/navigation";
import { type AnchorHTMLAttributes, type MouseEvent, useTransition } from "react";

type LinkProps = Pick<AnchorHTMLAttributes<HTMLAnchorElement>, "className" | "title" | "aria-current" | "children"> & {
  /** A path of this site. */
  href: string;
  /** False to stay at the same place of the page. */
  scroll?: boolean;
  /** For a dialog of this page: replaces the address, so that Back does not open it again. */
  opensDialog?: boolean;
};

/** A client-side link, much smaller than next/link; it has `data-pending` while the page loads. */
export function Link({ href, scroll, opensDialog, ...rest }: LinkProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  function handleClick(event: MouseEvent) {
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || opensElsewhere) return;
    event.preventDefault();
    startTransition(() => (opensDialog ? router.replace(href, { scroll: false }) : router.push(href, { scroll })));
  }

  return <a href={href} onClick={handleClick} data-pending={isPending || undefined} {...rest} />;
}
