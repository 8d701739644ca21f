"use client";

import Form from "next/form";
import { type ChangeEvent, type ReactNode, useRef } from "react";
import { useSearchForm } from "@/components/ui/use-search-form";

const debounceMs = 250;

interface TableFormProps {
  path: string;
  label: string;
  /** The current search parameters; the fields follow them on back and forward. */
  values: Record<string, string>;
  children: ReactNode;
}

/** Keeps empty fields out of the URL. */
function omitEmptyFields({ formData }: FormDataEvent) {
  for (const [name, value] of [...formData]) if (value === "") formData.delete(name);
}

/** A GET form for search and filters. With JavaScript it applies changes at once, replacing the history entry. */
export function TableForm({ path, label, values, children }: TableFormProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useSearchForm(values, submit);

  function submit() {
    clearTimeout(timer.current);
    form.current?.requestSubmit();
  }

  function handleChange({ target }: ChangeEvent<HTMLFormElement>) {
    clearTimeout(timer.current);
    if ((target as HTMLElement).tagName === "SELECT") submit();
    else timer.current = setTimeout(submit, debounceMs);
  }

  return (
    <search aria-label={label} className="mb-4 block print:hidden">
      <Form
        ref={(element) => {
          form.current = element;
          element?.addEventListener("formdata", omitEmptyFields);
        }}
        action={path}
        replace
        scroll={false}
        prefetch={false}
        onChange={handleChange}
        className="grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap"
      >
        {children}
      </Form>
    </search>
  );
}
