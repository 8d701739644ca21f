import type { ReactNode } from "react";
import { get, useFormContext } from "react-hook-form";
import { FieldError } from "@/components/forms/field-parts";
import { Button } from "@/components/ui/button";

interface EntryListProps {
  list: { name: string; fields: readonly object[] };
  /** Shown while the list has no entries. */
  empty: string;
  /** Label of the button that adds an entry. */
  add: string;
  onAdd: () => void;
  children: ReactNode;
}

/** An ordered list of `useEntries`, its error, and a button that adds an entry. */
export function EntryList({ list, empty, add, onAdd, children }: EntryListProps) {
  return (
    <div>
      <ol className="mb-3">{children}</ol>
      {list.fields.length === 0 && <EmptyList>{empty}</EmptyList>}
      <ListError name={list.name} />
      <Button size="sm" onClick={onAdd}>
        {add}
      </Button>
    </div>
  );
}

export function EmptyList({ children }: { children: ReactNode }) {
  return <p className="mt-1 mb-3 text-ink-soft text-sm/6">{children}</p>;
}

/** The error of a whole list. */
export function ListError({ name }: { name: string }) {
  const { errors } = useFormContext().formState;
  const message: unknown = get(errors, `${name}.root.message`) ?? get(errors, `${name}.message`);
  return typeof message === "string" && <FieldError role="alert">{message}</FieldError>;
}
