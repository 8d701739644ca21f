import type { ReactNode } from "react";
import { Disclosure } from "@/components/ui/disclosure";

/** A longer list is closed at first. */
const maxOpenItems = 8;

interface NoticeListProps {
  title: string;
  count: number;
  /** The list items that `title` counts. */
  children: ReactNode;
}

/** A sentence of a notice with the items that it is about. */
export function NoticeList({ title, count, children }: NoticeListProps) {
  return (
    <Disclosure look="plain" title={title} defaultOpen={count <= maxOpenItems}>
      <ul className="mb-2 gap-x-8 sm:columns-2">{children}</ul>
    </Disclosure>
  );
}
