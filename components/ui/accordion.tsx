"use client";

import * as Radix from "@radix-ui/react-accordion";
import { cx } from "class-variance-authority";
import { type ReactNode, useId } from "react";
import { Chevron } from "@/components/ui/chevron";

/** Sections that open and close, one AccordionItem each; the props are Radix's. */
export const Accordion = Radix.Root;

const looks = {
  rule: {
    item: "not-first:mt-10",
    trigger: "items-baseline border-ink border-b-2 py-[0.6rem]",
    title: "text-2xl",
    content: "pt-5",
  },
  panel: {
    item: "rounded-md border border-rule bg-sheet shadow-sheet not-first:mt-3",
    trigger: "min-h-16 items-center px-4 py-3",
    title: "text-lg",
    content: "px-4 pb-4",
  },
};

interface AccordionItemProps {
  /** Identifies the item among those of its accordion. */
  value: string;
  title: ReactNode;
  /** A rule under the title, or a panel around the item. */
  look?: keyof typeof looks;
  heading?: "h2" | "h3" | "h4";
  /** In the head, before the chevron. */
  summary?: ReactNode;
  /** Beside the head, such as a button that deletes the item. */
  action?: ReactNode;
  id?: string;
  children: ReactNode;
}

/**
 * What an item opens and closes. Closed content stays in the document, so that forms keep their values; it shows in
 * print and without JavaScript.
 */
export function AccordionContent({ className, ...rest }: Radix.AccordionContentProps) {
  return (
    <Radix.Content
      forceMount
      className={cx("not-print:not-noscript:data-[state=closed]:hidden", className)}
      {...rest}
    />
  );
}

/** A section of an Accordion. */
export function AccordionItem({
  value,
  title,
  heading: Heading = "h2",
  summary,
  action,
  look = "rule",
  id,
  children,
}: AccordionItemProps) {
  const titleId = useId();
  const classes = looks[look];
  return (
    <Radix.Item value={value} id={id} className={classes.item}>
      <div className="flex items-center">
        <Radix.Header asChild>
          <Heading className="min-w-0 flex-1">
            <Radix.Trigger className={cx("group/fold flex w-full gap-3 text-left", classes.trigger)}>
              <span id={titleId} className={classes.title}>
                {title}
              </span>
              {summary && (
                <span className="font-normal font-sans text-base text-ink-soft tracking-normal">{summary}</span>
              )}
              <Chevron />
            </Radix.Trigger>
          </Heading>
        </Radix.Header>
        {action}
      </div>
      <AccordionContent className={classes.content} aria-labelledby={titleId}>
        {children}
      </AccordionContent>
    </Radix.Item>
  );
}
