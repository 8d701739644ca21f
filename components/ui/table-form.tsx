"use client";

import { useRouter } from "next/navigation";
import { type ChangeEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useTransition } from "react";
import { tableHref } from "@/components/ui/table-state";
import { useSearchForm } from "@/components/ui/use-search-form";

const debounceMs = 250;

interface TableFormProps {
  path: string;
  label: string;
  /** The current search parameters; the fields follow them on back and forward. */
  values: Record<string, string>;
  children: ReactNode;
}

/** A GET form for search and filters. With JavaScript it applies changes at once, replacing the history entry. */
export function TableForm({ path, label, values, children }: TableFormProps) {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isPending, startTransition] = useTransition();
  const form = useSearchForm(values, apply);

  useEffect(() => () => clearTimeout(timer.current), []);

  function apply() {
    clearTimeout(timer.current);
    if (!form.current) return;
    const params = [...new FormData(form.current)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value.trim()]] : [],
    );
    startTransition(() => router.replace(tableHref(path, Object.fromEntries(params)), { scroll: false }));
  }

  function handleChange({ target }: ChangeEvent<HTMLFormElement>) {
    clearTimeout(timer.current);
    if ((target as HTMLElement).tagName === "SELECT") apply();
    else timer.current = setTimeout(apply, debounceMs);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    apply();
  }

  return (
    <search aria-label={label} className="peer mb-4 print:hidden" data-pending={isPending || undefined}>
      <form
        ref={form}
        action={path}
        onChange={handleChange}
        onSubmit={submit}
        className="flex flex-wrap items-end gap-3"
      >
        {children}
      </form>
    </search>
  );
}
