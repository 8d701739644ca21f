"use client";

import { type ReactNode, useState } from "react";
import { Chevron } from "@/components/ui/chevron";

interface FoldProps {
  title: string;
  isOpen: boolean;
  children: ReactNode;
}

/** A part of a page that is folded up under its title until the user opens it. */
export function Fold({ title, isOpen, children }: FoldProps) {
  // A later value would open or close it while it is in use.
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details className="group/fold" open={isOpenAtFirst}>
      <summary className="mb-4 flex w-fit cursor-pointer list-none items-center gap-3 py-2 font-semibold text-maple print:hidden [&::-webkit-details-marker]:hidden">
        {title}
        <Chevron />
      </summary>
      {children}
    </details>
  );
}
