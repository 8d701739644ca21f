import { type ArrayPath, type Control, type FieldArray, type FieldValues, useFieldArray } from "react-hook-form";

/** The entries of an ordered list in a form. */
export function useEntries<V extends FieldValues, N extends ArrayPath<V>>(control: Control<V>, name: N) {
  const list = useFieldArray({ control, name, keyName: "key" });
  return {
    ...list,
    name,
    /** The props of an entry's OrderButtons. */
    order: (index: number, label: string, isRemovable = true) => ({
      label,
      index,
      count: list.fields.length,
      onMove: (to: number) => list.swap(index, to),
      onRemove: isRemovable ? () => list.remove(index) : undefined,
    }),
    add(entry: FieldArray<V, N>, field: string) {
      list.append(entry, { focusName: `${name}.${list.fields.length}.${field}` });
    },
  };
}

/** The entries for a request. One that is not stored, or that another user has removed, gets null as id: it is new. */
export function withStoredIds<T extends { id: string }>(entries: readonly T[], stored: readonly { id: string }[]) {
  return entries.map((entry) => ({ ...entry, id: stored.some(({ id }) => id === entry.id) ? entry.id : null }));
}
