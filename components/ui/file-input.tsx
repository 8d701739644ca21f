import type { ComponentProps, ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";

interface FileInputProps extends Omit<ComponentProps<"input">, "type" | "size"> {
  id: string;
  size?: "md" | "sm";
  /** Text of the button. */
  children: ReactNode;
}

/** A file input that looks like a button. */
export function FileInput({ id, size, children, ...rest }: FileInputProps) {
  const label =
    "peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2 peer-disabled:opacity-60";
  return (
    <>
      <input id={id} type="file" className="peer absolute size-px opacity-0" {...rest} />
      <label htmlFor={id} className={buttonVariants({ size, className: label })}>
        {children}
      </label>
    </>
  );
}
