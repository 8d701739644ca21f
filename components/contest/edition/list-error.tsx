import { get, useFormContext } from "react-hook-form";

/** What is said of a field that no control stands for, such as a list as a whole. */
export function messageAt(errors: object, field: string): string | undefined {
  const messages: unknown[] = [get(errors, `${field}.root.message`), get(errors, `${field}.message`)];
  return messages.find((message): message is string => typeof message === "string");
}

/** What is wrong with a list as a whole. */
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
