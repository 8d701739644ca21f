"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type Difference, differencesOf, isPicture, type Labels } from "@/components/forms/differences";

/** A stored record that a form edits. The form's values include its `version`. */
export interface Stored<V extends FieldValues, R> {
  /** The record as last read from the server. */
  record: R;
  toValues: (record: R) => V;
  /** Labels of the fields, for comparing the two versions in a conflict. */
  labels: Labels;
  /** Formats the values for comparison where they are not readable as they are. */
  displayValues?: ((values: V) => FieldValues) | undefined;
}

interface Conflict<V> {
  theirs: V;
  differences: readonly Difference[];
}

/** Whether two states have the same values, whatever their versions. */
function isSame(a: FieldValues, b: FieldValues): boolean {
  return JSON.stringify({ ...a, version: 0 }) === JSON.stringify({ ...b, version: 0 });
}

/**
 * The stored values that a form's changes are based on. A newer record replaces them while nothing was typed; once
 * something was typed, the form keeps the typed values and their version.
 *
 * @param stored null for a form that creates a record
 */
export function useStoredValues<V extends FieldValues, R>(form: UseFormReturn<V>, stored: Stored<V, R> | null) {
  const base = useRef(stored?.toValues(stored.record));
  /** The last record that the form has taken into account. */
  const seen = useRef(stored?.record);
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);
  const { isDirty } = form.formState;

  useEffect(() => {
    if (!stored || !base.current || stored.record === seen.current) return;
    const values = stored.toValues(stored.record);
    const hasSameValues = isSame(values, base.current);
    const isOtherRecord = values.id !== base.current.id;
    if (!hasSameValues && isDirty && !isOtherRecord) return;
    seen.current = stored.record;
    base.current = values;
    if (!hasSameValues) form.reset(values);
    if (isOtherRecord) setConflict(null);
  }, [stored, isDirty, form]);

  function load(values: V) {
    seen.current = stored?.record;
    base.current = values;
    form.reset(values);
    setConflict(null);
  }

  /** Decides about `mine` after a save was refused because the stored record has another version. */
  function compare({ labels, displayValues = (values) => values }: Stored<V, R>, mine: V, theirs: V) {
    const differences = differencesOf(labels, displayValues(mine), displayValues(theirs));
    const isSameAsBefore = base.current !== undefined && isSame(theirs, base.current);
    if (isSameAsBefore && !differences.some(isPicture)) return "changed elsewhere";
    // The response to an earlier request was lost, or both users typed the same.
    if (differences.length === 0) return "stored already";
    setConflict({ theirs, differences });
    return "conflict";
  }

  /** Puts typed values into the form, which are changes of the stored values `before`. */
  function restore(typed: Partial<V>, before: V | undefined) {
    if (before) base.current = before;
    form.reset({ ...form.getValues(), ...typed }, { keepDefaultValues: true });
  }

  const current = useCallback(() => base.current, []);
  return { conflict, load, restore, compare, current };
}
