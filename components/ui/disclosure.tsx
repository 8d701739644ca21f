"use client";

import { cva, cx, type VariantProps } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Chevron } from "@/components/ui/chevron";

const summary = cva("flex cursor-pointer list-none", {
  variants: {
    look: {
      section: "items-baseline gap-3 border-ink border-b-2 py-2.5 text-ink-soft",
      link: "mb-4 w-fit items-center gap-3 py-2 font-semibold text-maple print:hidden",
      row: "min-h-9 items-center gap-2 md:min-h-6 md:items-start",
      plain: "min-h-6 w-fit items-center gap-1 font-semibold *:[svg]:size-4",
    },
  },
});

interface DisclosureProps extends VariantProps<typeof summary>, Omit<ComponentProps<"details">, "title" | "open"> {
  title: ReactNode;
  /** Whether the title of a section is as large as on public pages. */
  isLarge?: boolean;
  /** Beside the title of a section, such as the number of its items. */
  count?: string;
  /** Whether it is open at first. A later value is ignored: it would open or close the part while it is in use. */
  defaultOpen?: boolean;
}

/** A collapsible part of a page; it works without JavaScript. */
export function Disclosure(props: DisclosureProps) {
  const {
    title,
    isLarge,
    count,
    look = "section",
    defaultOpen = look === "section",
    className,
    children,
    ...rest
  } = props;
  const [isOpenAtFirst] = useState(defaultOpen);
  return (
    <details
      className={cx("group/fold", look === "section" && "[details+&]:mt-10", className)}
      open={isOpenAtFirst}
      {...rest}
    >
      <summary className={summary({ look })}>
        {look === "section" ? <h2 className={cx("text-ink", isLarge ? "text-2xl" : "text-xl")}>{title}</h2> : title}
        {count && <span className="text-lg">{count}</span>}
        <Chevron />
      </summary>
      {children}
    </details>
  );
}
