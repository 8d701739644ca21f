import { useEffect, useRef } from "react";
import { type ArrayPath, type FieldArray, type FieldValues, useFieldArray, useFormContext } from "react-hook-form";

/**
 * The entries of an ordered list in a form, and functions that change them and move the focus: to the first element that
 * exists of those named, by data-focus or as a field.
 */
export function useEntries<V extends FieldValues>(name: ArrayPath<V>) {
  const { control } = useFormContext<V>();
  const list = useFieldArray({ control, name, keyName: "key" });
  const container = useRef<HTMLDivElement>(null);
  const pendingNames = useRef<readonly string[]>([]);

  useEffect(() => {
    for (const pending of pendingNames.current) {
      const escaped = CSS.escape(pending);
      const selector = `:is([data-focus="${escaped}"], [name="${escaped}"]):not(:disabled)`;
      const found = container.current?.querySelector<HTMLElement>(selector);
      // An added entry may appear only after another render.
      if (found) pendingNames.current = [];
      if (found) return found.focus();
    }
  });

  function focusAfterRender(...names: string[]) {
    pendingNames.current = names;
  }

  return {
    ...list,
    /** For the element around the list. */
    container,
    focusAfterRender,
    /** Adds an entry and focuses its `field`. */
    add(entry: FieldArray<V, ArrayPath<V>>, field: string) {
      list.append(entry, { shouldFocus: false });
      focusAfterRender(`${name}.${list.fields.length}.${field}`);
    },
    /** Swaps two entries and focuses the button that was pressed, or the one beside it if it is disabled now. */
    swap(from: number, to: number, isUp = to < from) {
      list.swap(from, to);
      focusAfterRender(...moveButtons(to, isUp));
    },
    remove(index: number, ...focus: string[]) {
      list.remove(index);
      focusAfterRender(...focus);
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
