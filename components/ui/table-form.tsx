"use client";

import { useRouter } from "next/navigation";
import { type ChangeEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useTransition } from "react";
import { tableAddress } from "@/components/ui/table-state";

/** How long a person may pause while typing before the rows follow. */
const pauseMs = 250;

interface TableFormProps {
  path: string;
  label: string;
  /** What the address holds now, so that the fields follow it when one goes back. */
  values: Record<string, string>;
  children: ReactNode;
}

/**
 * The search and the filters of a table: a plain GET form, which with scripts follows what is typed and chosen, without
 * loading the page anew and without a step back for every letter.
 */
export function TableForm({ path, label, values, children }: TableFormProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What the fields were last told to say; at first the server has told them. */
  const followed = useRef(values);
  const [isPending, startTransition] = useTransition();

  // What was typed or chosen before the scripts ran counts as well; Next follows the address once all the page's effects
  // have run.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the scripts take the form over
  useEffect(() => {
    const isChanged = () =>
      form.current && [...new FormData(form.current)].some(([name, value]) => value !== (values[name] ?? ""));
    pause.current = setTimeout(() => isChanged() && show());
    return () => clearTimeout(pause.current);
  }, []);

  useEffect(() => {
    if (values === followed.current) return;
    followed.current = values;
    for (const field of form.current?.querySelectorAll("input, select") ?? []) {
      const { name, value } = field as HTMLInputElement | HTMLSelectElement;
      const wanted = values[name] ?? "";
      // Never under somebody's fingers.
      if (field !== document.activeElement && value !== wanted) (field as HTMLInputElement).value = wanted;
    }
  }, [values]);

  function show() {
    clearTimeout(pause.current);
    if (!form.current) return;
    const params = [...new FormData(form.current)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value.trim()]] : [],
    );
    startTransition(() => router.replace(tableAddress(path, Object.fromEntries(params)), { scroll: false }));
  }

  function follow({ target }: ChangeEvent<HTMLFormElement>) {
    clearTimeout(pause.current);
    if ((target as HTMLElement).tagName === "SELECT") show();
    else pause.current = setTimeout(show, pauseMs);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    show();
  }

  return (
    <search aria-label={label} className="table-search" data-pending={isPending || undefined}>
      <form ref={form} action={path} onChange={follow} onSubmit={submit}>
        {children}
      </form>
    </search>
  );
}
