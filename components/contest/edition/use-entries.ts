import { useRef } from "react";
import { flushSync } from "react-dom";
import { type ArrayPath, type Control, type FieldArray, type FieldValues, useFieldArray } from "react-hook-form";

/** The entries of an ordered list in a form, and functions that change them and move the focus. */
export function useEntries<V extends FieldValues>(control: Control<V>, name: ArrayPath<V>) {
  const list = useFieldArray({ control, name, keyName: "key" });
  const container = useRef<HTMLDivElement>(null);

  /** Changes the list, and focuses the first element that exists then of those named, by data-focus or as a field. */
  function change(action: () => void, ...focus: string[]) {
    flushSync(action);
    const selectors = focus.map((one) => `:is([data-focus="${one}"], [name="${one}"]):not(:disabled)`);
    const found = selectors.map((selector) => container.current?.querySelector<HTMLElement>(selector));
    found.find(Boolean)?.focus();
  }

  /** Swaps two entries and focuses the button that was pressed, or the one beside it if it is disabled now. */
  function swap(from: number, to: number, isUp = to < from) {
    change(() => list.swap(from, to), ...moveButtons(to, isUp));
  }

  function remove(index: number, ...focus: string[]) {
    change(() => list.remove(index), ...focus);
  }

  return {
    ...list,
    container,
    change,
    swap,
    remove,
    /** The OrderButtons of an entry in a list whose only other button adds one. */
    order: (index: number, label: string, isRemovable = true) => ({
      ...{ id: index, index, label },
      count: list.fields.length,
      onMove: (to: number) => swap(index, to),
      onRemove: isRemovable ? () => remove(index, "add") : undefined,
    }),
    /** Adds an entry and focuses its `field`. */
    add(entry: FieldArray<V, ArrayPath<V>>, field: string) {
      change(() => list.append(entry, { shouldFocus: false }), `${name}.${list.fields.length}.${field}`);
    },
  };
}

/** The names of the move buttons at position `index`, the one just used first. */
export function moveButtons(index: number, isUp: boolean): string[] {
  return isUp ? [`${index} up`, `${index} down`] : [`${index} down`, `${index} up`];
}

/** For a request: an entry that another user has removed is sent as a new one. */
export function withStoredIds<T extends { id: string }>(entries: readonly T[], stored: readonly { id: string }[]) {
  return entries.map((entry) => ({ ...entry, id: stored.some(({ id }) => id === entry.id) ? entry.id : null }));
}
