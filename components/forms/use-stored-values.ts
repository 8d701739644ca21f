import { useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type Difference, withTouched } from "@/components/forms/differences";

/** What another user has saved while this one was typing. */
export interface Conflict<V> {
  theirs: V;
  /** The touched fields that differ from theirs. */
  fields: readonly Difference[];
  /** Labels of the other fields that they have changed. */
  others: readonly string[];
  changedBy: string | null;
}

/** Whether two states have the same values, whatever their versions. */
export function isSame(a: FieldValues, b: FieldValues): boolean {
  return JSON.stringify({ ...a, version: 0 }) === JSON.stringify({ ...b, version: 0 });
}

/**
 * The stored values that a form's changes are based on. Those of a newer `record` replace them while nothing was typed;
 * once something was typed, the form keeps the typed values and their version.
 */
export function useStoredValues<V extends FieldValues>(form: UseFormReturn<V>, record: unknown, values: V) {
  const base = useRef(values);
  /** The last record that the form has taken into account. */
  const seen = useRef(record);
  /** Whether the next record is the one that this form has saved. */
  const isOwn = useRef(false);
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);
  const { isDirty } = form.formState;

  useEffect(() => {
    if (record === seen.current) return;
    const isUnchanged = isSame(values, base.current);
    const isOtherRecord = values.id !== base.current.id;
    if (!isUnchanged && isDirty && !isOtherRecord && !isOwn.current) return;
    seen.current = record;
    base.current = values;
    const isTyped = isOwn.current && isDirty;
    // What was saved may differ from what is stored, such as a chosen picture from its address.
    if (!isUnchanged || isOwn.current) form.reset(values, { keepValues: isTyped, keepDirty: isTyped });
    isOwn.current = false;
    if (isOtherRecord) setConflict(null);
  }, [record, values, isDirty, form]);

  function load(stored: V) {
    base.current = stored;
    form.reset(stored);
    setConflict(null);
  }

  /** Loads `stored` and puts what was touched on top. */
  function keepTouched(stored: V) {
    const mine = withTouched(stored, base.current, form.getValues());
    base.current = stored;
    form.reset(stored);
    form.reset(mine, { keepDefaultValues: true });
  }

  /** Puts typed values into the form, which are changes of the stored values `before`. */
  function restore(typed: Partial<V>, before: V | undefined) {
    if (before) base.current = before;
    form.reset({ ...form.getValues(), ...typed }, { keepDefaultValues: true });
  }

  /** After a save, whose record comes with the next refresh; what is typed until then is kept. */
  function expectOwn() {
    isOwn.current = true;
  }

  return { conflict, setConflict, load, keepTouched, restore, expectOwn, current: () => base.current };
}
