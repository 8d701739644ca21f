import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import { Field } from "@/components/forms/field";

/** Loaded on demand: the editor is a large library. */
const RichTextEditor = dynamic(
  () => import("@/components/forms/rich-text/editor").then((module) => module.RichTextEditor),
  {
    ssr: false,
    loading: () => (
      <p className="min-h-88 rounded-md border border-edge bg-paper px-4 py-3 text-ink-soft text-sm/6">
        Preparing the editor…
      </p>
    ),
  },
);

interface RichTextFieldProps {
  name: string;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  /** Sanitises HTML as the server does when it is saved. */
  preview: (html: string) => Promise<string>;
}

/** A rich-text editor for the HTML that lib/platform/html/sanitize.ts allows. */
export function RichTextField({ name, label, required, hint, preview }: RichTextFieldProps) {
  const { field } = useController({ name });
  return (
    <Field name={name} label={label} required={required} hint={hint} className="min-w-0" isCustom>
      {(control) => (
        <RichTextEditor
          label={label}
          value={field.value}
          onChange={field.onChange}
          control={control}
          preview={preview}
          ref={field.ref}
        />
      )}
    </Field>
  );
}
