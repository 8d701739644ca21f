"use client";

import * as Radix from "@radix-ui/react-accordion";
import type { ReactNode } from "react";
import { Chevron } from "@/components/ui/chevron";

/** Sections that open and close, one AccordionItem each; the props are Radix's. */
export const Accordion = Radix.Root;

interface AccordionItemProps {
  value: string;
  title: ReactNode;
  /** Below the title. */
  summary?: ReactNode;
  /** Before the title, such as a flag. */
  icon?: ReactNode;
  /** At the end of the head, such as a button that deletes the item. */
  action?: ReactNode;
  children: ReactNode;
}

/** Closed content stays in the document, so that forms keep their values, and is printed. */
export function AccordionItem({ value, title, summary, icon, action, children }: AccordionItemProps) {
  return (
    <Radix.Item
      value={value}
      className="not-first:mt-3 break-inside-avoid rounded-md border border-rule bg-sheet shadow-sheet [--surface:var(--color-sheet)]"
    >
      <Radix.Header asChild>
        <div className="group/fold relative flex min-h-16 items-center gap-x-3 px-4 py-3 md:px-7 phone:*:[img]:mt-2.5 *:[img]:self-start">
          {icon}
          <div className="min-w-0 flex-1">
            <div className="flex items-center gap-x-3">
              <h3 className="text-lg/tight" dir="auto">
                {/* The whole head opens and closes the item. */}
                <Radix.Trigger className="text-start after:absolute after:inset-0">{title}</Radix.Trigger>
              </h3>
              <div className="ml-auto flex items-center gap-x-3">
                {action && <div className="relative">{action}</div>}
                <Chevron />
              </div>
            </div>
            {summary && <p className="mt-0.5 text-ink-soft text-sm">{summary}</p>}
          </div>
        </div>
      </Radix.Header>
      <Radix.Content forceMount className="not-print:data-[state=closed]:hidden">
        {children}
      </Radix.Content>
    </Radix.Item>
  );
}
