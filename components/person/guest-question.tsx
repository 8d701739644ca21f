import { type ReactNode, useEffect, useId, useRef } from "react";

interface GuestQuestionProps {
  text: string;
  /** How many columns of the table it stands across. */
  columns: number;
  /** The answers, as buttons. */
  children: ReactNode;
}

/** Stands in the place of a guest's row until it is answered; the keyboard goes on from its first answer. */
export function GuestQuestion({ text, columns, children }: GuestQuestionProps) {
  const id = useId();
  const answers = useRef<HTMLFieldSetElement>(null);
  useEffect(() => answers.current?.querySelector("button")?.focus(), []);
  return (
    <tr className="guest-question">
      <td colSpan={columns}>
        <fieldset ref={answers} aria-labelledby={id}>
          <p id={id}>{text}</p>
          {children}
        </fieldset>
      </td>
    </tr>
  );
}
