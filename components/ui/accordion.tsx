"use client";

import * as Radix from "@radix-ui/react-accordion";
import { cx } from "class-variance-authority";
import { type ReactNode, useId } from "react";
import { Chevron } from "@/components/ui/chevron";

/** Sections that open and close, one AccordionItem each; the props are Radix's. */
export const Accordion = Radix.Root;

interface AccordionItemProps {
  value: string;
  title: ReactNode;
  /** Beside the head, such as a button that deletes the item. */
  action?: ReactNode;
  children: ReactNode;
}

/** What an item opens and closes. Closed content stays in the document, so that forms keep their values, and is printed. */
export function AccordionContent({ className, ...rest }: Radix.AccordionContentProps) {
  return <Radix.Content forceMount className={cx("not-print:data-[state=closed]:hidden", className)} {...rest} />;
}

export function AccordionItem({ value, title, action, children }: AccordionItemProps) {
  const titleId = useId();
  return (
    <Radix.Item value={value} className="not-first:mt-3 rounded-md border border-rule bg-sheet shadow-sheet">
      <div className="flex items-center">
        <Radix.Header asChild>
          <h3 className="min-w-0 flex-1">
            <Radix.Trigger className="group/fold flex min-h-16 w-full items-center gap-3 px-4 py-3 text-left">
              <span id={titleId} className="text-lg">
                {title}
              </span>
              <Chevron />
            </Radix.Trigger>
          </h3>
        </Radix.Header>
        {action}
      </div>
      <AccordionContent className="px-4 pb-4" aria-labelledby={titleId}>
        {children}
      </AccordionContent>
    </Radix.Item>
  );
}
