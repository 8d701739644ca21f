import { cva, cx, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

/** Classes shared by Input, Textarea and Select. */
const controlVariants = cva(
  [
    "w-full rounded-md border border-edge bg-paper px-3 font-normal text-ink hover:border-ink",
    "[[readonly]]:field-sizing-content aria-invalid:inset-ring aria-invalid:inset-ring-maple aria-invalid:border-maple forced-colors:aria-invalid:border-2 [[readonly]]:h-auto [[readonly]]:max-w-full [[readonly]]:resize-none [[readonly]]:text-ellipsis [[readonly]]:border-0 [[readonly]]:bg-transparent [[readonly]]:p-0 supports-[field-sizing:content]:[[readonly]]:w-auto",
  ],
  {
    variants: { size: { md: "not-[textarea]:h-11 py-2 text-base", sm: "not-[textarea]:h-9 py-1 text-sm" } },
    defaultVariants: { size: "md" },
  },
);

type Size = VariantProps<typeof controlVariants>;

/** Stands for an empty value that cannot be changed. */
const placeholderOf = ({ readOnly }: { readOnly?: boolean | undefined }) => (readOnly ? "–" : undefined);

export function Input({ size, className, ...rest }: Size & Omit<ComponentProps<"input">, "size">) {
  return (
    <input type="text" placeholder={placeholderOf(rest)} className={controlVariants({ size, className })} {...rest} />
  );
}

/**
 * Classes of an element around an empty date field. They hide today's date, which WebKit shows there, and apply in no
 * other engine, because no other supports `hanging-punctuation`.
 */
export const aroundEmptyDate =
  "supports-[hanging-punctuation:first]:[&_input:not(:focus-within)::-webkit-datetime-edit]:opacity-0";

export function Textarea({ className, rows = 3, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea rows={rows} placeholder={placeholderOf(rest)} className={controlVariants({ className })} {...rest} />
  );
}

/** A chevron at the end of a select, whose own arrow differs between browsers. */
const arrow = [
  "appearance-none pr-9 forced-colors:appearance-auto",
  "bg-[linear-gradient(45deg,transparent_40%,currentColor_40%_60%,transparent_60%),linear-gradient(-45deg,transparent_40%,currentColor_40%_60%,transparent_60%)]",
  "bg-position-[right_1.125rem_center,right_0.75rem_center] bg-size-[0.375rem_0.375rem] bg-no-repeat",
];

/** A native list of options, with the same arrow in every browser. */
export function Select({ size, className, ...rest }: Size & Omit<ComponentProps<"select">, "size">) {
  return <select className={cx(controlVariants({ size, className }), arrow)} {...rest} />;
}
