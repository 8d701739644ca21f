import { Fragment, type ReactNode } from "react";
import { DialogGone } from "@/components/ui/record-gone";
import { firstValues, type SearchParams } from "@/components/ui/search-params";

interface CommonProps<R> {
  /** The search parameter that opens the dialog: the id of a record, or "new". */
  param: string;
  searchParams: SearchParams;
  /** Returns the record, or null or undefined if it is gone. */
  find: (id: string) => R | null | undefined | Promise<R | null>;
  /** What the record is called; by default like the parameter. */
  what?: string;
}

interface EditProps<R> extends CommonProps<R> {
  canAdd?: false;
  children: (record: R) => ReactNode;
}

interface AddProps<R> extends CommonProps<R> {
  canAdd: true;
  /** Renders the dialog; the record is null for a new one. */
  children: (record: R | null) => ReactNode;
}

/** The dialog of the record that the address names; says so if it is gone. */
export async function RecordDialog<R>(props: EditProps<R> | AddProps<R>) {
  const { param, searchParams, find, what = param } = props;
  const id = firstValues(searchParams)[param];
  if (!id) return null;
  if (props.canAdd && id === "new") return <Fragment key={id}>{props.children(null)}</Fragment>;
  const record = await find(id);
  if (!record) return <DialogGone param={param} what={what} />;
  return <Fragment key={id}>{props.children(record)}</Fragment>;
}
