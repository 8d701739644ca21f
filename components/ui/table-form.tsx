"use client";

import { useRouter } from "next/navigation";
import { type ChangeEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useTransition } from "react";
import { tableHref } from "@/components/ui/table-state";

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
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The values that the fields were last set to. */
  const applied = useRef(values);
  const [isPending, startTransition] = useTransition();

  // Applies input from before hydration; the timeout lets Next's router finish its own effects first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const isChanged = () =>
      form.current && [...new FormData(form.current)].some(([name, value]) => value !== (values[name] ?? ""));
    timer.current = setTimeout(() => isChanged() && apply());
    return () => clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    if (values === applied.current) return;
    applied.current = values;
    for (const field of form.current?.querySelectorAll("input, select") ?? []) {
      const { name, value } = field as HTMLInputElement | HTMLSelectElement;
      const newValue = values[name] ?? "";
      // The focused field may be in use.
      if (field !== document.activeElement && value !== newValue) (field as HTMLInputElement).value = newValue;
    }
  }, [values]);

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
    <search aria-label={label} className="table-search" data-pending={isPending || undefined}>
      <form ref={form} action={path} onChange={handleChange} onSubmit={submit}>
        {children}
      </form>
    </search>
  );
}
