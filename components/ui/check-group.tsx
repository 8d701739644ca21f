"use client";

import { cx } from "class-variance-authority";
import { type ReactNode, useId, useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Chevron } from "@/components/ui/chevron";

interface CheckGroupProps {
  title: ReactNode;
  /** Beside the title, such as "3 teams, 14 people". */
  summary: string;
  /** What `summary` is of, for screen readers. */
  name: string;
  /** How many of its checkboxes there are, and are checked. */
  count: number;
  checkedCount: number;
  onCheckAll: (isChecked: boolean) => void;
  /** List items with a checkbox each. */
  children: ReactNode;
}

/** A list item with a checkbox for a whole group, and the group's own checkboxes to open. */
export function CheckGroup(props: CheckGroupProps) {
  const { title, summary, name, count, checkedCount, onCheckAll, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  return (
    <li className="break-inside-avoid rounded-md border border-rule bg-sheet">
      <div className="flex items-center gap-2 pl-3">
        <Checkbox
          className="min-w-0 flex-1"
          ref={(input) => {
            if (input) input.indeterminate = checkedCount > 0 && checkedCount < count;
          }}
          checked={checkedCount === count}
          onChange={({ target }) => onCheckAll(target.checked)}
        >
          {title}
        </Checkbox>
        <button
          type="button"
          className="group/fold flex min-h-11 flex-none items-center gap-2 px-2 text-ink-soft text-sm"
          data-state={isOpen ? "open" : "closed"}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {summary}
          <span className="sr-only">of {name}</span>
          <Chevron />
        </button>
      </div>
      <ul id={listId} className={cx("border-rule border-t px-3 py-1", !isOpen && "not-print:not-noscript:hidden")}>
        {children}
      </ul>
    </li>
  );
}
