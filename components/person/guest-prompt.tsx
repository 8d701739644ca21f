import { type ReactNode, useEffect, useId, useRef } from "react";

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
    <tr className="guest-question">
      <td colSpan={columns}>
        <fieldset ref={buttons} aria-labelledby={id}>
          <p id={id}>{text}</p>
          {children}
        </fieldset>
      </td>
    </tr>
  );
}
