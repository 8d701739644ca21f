import { get, useFormContext } from "react-hook-form";

/** The error message of a field without a control, such as a list. */
export function messageAt(errors: object, field: string): string | undefined {
  const messages: unknown[] = [get(errors, `${field}.root.message`), get(errors, `${field}.message`)];
  return messages.find((message): message is string => typeof message === "string");
}

export function ListError({ name }: { name: string }) {
  const message = messageAt(useFormContext().formState.errors, name);
  return (
    message && (
      <p className="field-error" role="alert">
        {message}
      </p>
    )
  );
}
