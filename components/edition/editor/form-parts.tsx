import { cx } from "class-variance-authority";
import { type ReactNode, type Ref, useId } from "react";
import { get, useFormContext } from "react-hook-form";
import { OrderButtons, type OrderButtonsProps } from "@/components/edition/editor/order-buttons";
import { FieldError, FieldHint } from "@/components/forms/field-parts";
import { Button } from "@/components/ui/button";

interface FormGroupProps {
  id?: string;
  title: string;
  lead?: string;
  beside?: ReactNode;
  children: ReactNode;
}

export function FormGroup({ id, title, lead, beside, children }: FormGroupProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="border-rule [section+&]:mt-7 [section+&]:border-t [section+&]:pt-5"
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        {beside}
      </div>
      {lead && <p className="max-w-measure text-ink-soft text-sm/6">{lead}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}

interface FieldRowProps {
  /** The columns of its grid, the last one for the buttons. */
  className: string;
  order: OrderButtonsProps;
  hint?: string;
  children: ReactNode;
}

/** An item of a list with its fields; on a wide screen the labels of the first item are the headings of the columns. */
export function FieldRow({ className, order, hint, children }: FieldRowProps) {
  return (
    <li className="group/row border-rule border-b py-2.5 md:not-first:[&_:has(>label)]:sr-only">
      <div className={cx("grid gap-x-3 gap-y-2.5 md:items-start", className)}>
        {children}
        <OrderButtons {...order} className="md:pt-1 md:group-first/row:pt-7" />
      </div>
      {hint && <FieldHint>{hint}</FieldHint>}
    </li>
  );
}

interface EntryListProps {
  list: { name: string; fields: readonly object[]; addButton: Ref<HTMLButtonElement> };
  empty: string;
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
      <Button size="sm" ref={list.addButton} onClick={onAdd}>
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
