import type { ChangeEvent, ComponentProps, ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";

interface FileInputProps extends Omit<ComponentProps<"input">, "type" | "size" | "onChange"> {
  id: string;
  size?: "md" | "sm";
  onFile: (file: File) => unknown;
  children: ReactNode;
}

/** A file input that looks like a button. */
export function FileInput({ id, size, onFile, children, ...rest }: FileInputProps) {
  const labelClass =
    "peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2 peer-disabled:opacity-60";

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Without this, choosing the same file again would fire no change event.
    target.value = "";
    if (file) onFile(file);
  }

  return (
    <>
      <input id={id} type="file" className="peer absolute size-px opacity-0" onChange={handleChange} {...rest} />
      <label htmlFor={id} className={buttonVariants({ size, className: labelClass })}>
        {children}
      </label>
    </>
  );
}
