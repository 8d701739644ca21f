import { cx } from "class-variance-authority";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { guestCard, guestCell } from "@/components/person/guest-row";

interface GuestPromptProps {
  text: string;
  columns: number;
  /** Buttons. */
  children: ReactNode;
}

/** Replaces a guest's row with a prompt and focuses its first button. */
export function GuestPrompt({ text, columns, children }: GuestPromptProps) {
  const id = useId();
  const buttons = useRef<HTMLFieldSetElement>(null);
  useEffect(() => buttons.current?.querySelector("button")?.focus(), []);
  return (
    <tr className={cx(guestCard, "not-print:max-lg:bg-maple-wash")}>
      <td colSpan={columns} className={cx(guestCell, "bg-maple-wash not-print:max-lg:col-span-full")}>
        <fieldset
          ref={buttons}
          aria-labelledby={id}
          className="flex min-h-[61px] min-w-0 flex-wrap content-center items-center gap-x-3 gap-y-2 not-print:max-lg:[&>button]:min-h-11 not-print:max-lg:[&>button]:flex-1"
        >
          <p id={id} className="wrap-anywhere mr-auto font-semibold not-print:max-lg:basis-full">
            {text}
          </p>
          {children}
        </fieldset>
      </td>
    </tr>
  );
}
