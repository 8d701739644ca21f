"use client";

import dynamic from "next/dynamic";
import { useCallback } from "react";
import { useController } from "react-hook-form";
import { Field } from "@/components/forms/field";

/** The editor is a library of its own, fetched by the page that edits texts and by no other. */
const RichTextEditor = dynamic(
  () => import("@/components/forms/rich-text/editor").then((module) => module.RichTextEditor),
  {
    ssr: false,
    loading: () => <p className="rich rich-loading">Preparing the editor…</p>,
  },
);

interface RichTextFieldProps {
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
  /** Asks for what visitors would see of some HTML. The same function at every call. */
  preview: (html: string) => Promise<string>;
}

/** HTML as a field of a form: what lib/html/sanitize.ts lets through can be written, pasted and kept. */
export function RichTextField({ name, label, required, hint, preview }: RichTextFieldProps) {
  const { field } = useController({ name });
  const { ref } = field;
  const onFocusable = useCallback((focus: () => void) => ref({ focus }), [ref]);
  return (
    <Field name={name} label={label} required={required} hint={hint} className="field-wide" namesItself>
      {(control) => (
        <RichTextEditor
          label={label}
          value={field.value}
          onChange={field.onChange}
          control={control}
          preview={preview}
          onFocusable={onFocusable}
        />
      )}
    </Field>
  );
}
