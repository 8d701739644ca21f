"use client";

import { useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { type Difference, differencesOf, type Labels } from "@/components/forms/differences";
import { showServerErrors } from "@/components/forms/server-errors";
import { useUnsavedGuard } from "@/components/forms/use-unsaved-guard";
import { ApiError } from "@/lib/api/client";
import { notify } from "@/lib/notifications";

interface VersionedRecord {
  id: string;
  version: number;
}

interface RecordFormOptions<V extends FieldValues, R extends VersionedRecord> {
  /** The record as last read from the server. */
  stored: R;
  toValues: (record: R) => V;
  resolver: Resolver<V>;
  /** Labels of the fields, for comparing the two versions in a conflict. */
  labels: Labels;
  /** Saves the values as a change to `version`; resolves to the record as stored then. Throws ApiError. */
  send: (values: V, version: number) => Promise<R>;
  /** Reads the record again after a conflict. Throws ApiError. */
  readStored: () => Promise<R>;
  success: string;
  onSaved?: () => void;
  /** Formats the values for comparison where they are not readable as they are. */
  displayValues?: (values: V) => FieldValues;
  /** Whether other forms change the same version: then only a change to this form's values is a conflict. */
  sharesVersion?: boolean;
  /** Error shown instead of saving when nothing was changed. Without it, unchanged values are sent. */
  unchanged?: string;
}

/** Another user has saved other values since this form was loaded. */
interface Conflict<R> {
  stored: R;
  differences: Difference[];
}

export interface RecordFormState<V extends FieldValues> {
  form: UseFormReturn<V>;
  isSubmitting: boolean;
  /** Validates and sends; resolves to whether the values were saved. */
  submit: () => Promise<boolean>;
  /** Resets the form to the stored record. */
  discard: () => void;
  /** Fields in which the typed values differ from the stored ones, after a save was refused for its old version. */
  conflict: readonly Difference[] | null;
  keepMine: () => Promise<boolean>;
  takeTheirs: () => void;
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * A form that edits a versioned record. A newer record replaces the values while nothing was typed. Once something was
 * typed, the form keeps the typed values and their version, and a save that comes too late results in a conflict.
 */
export function useRecordForm<V extends FieldValues, R extends VersionedRecord>(
  options: RecordFormOptions<V, R>,
): RecordFormState<V> {
  const { stored, toValues, resolver, labels, send, readStored, success, onSaved, unchanged } = options;
  const { displayValues = (values) => values, sharesVersion = false } = options;
  const form = useForm<V>({ defaultValues: toValues(stored) as DefaultValues<V>, resolver });
  const [base, setBase] = useState(stored);
  const [conflict, setConflict] = useState<Conflict<R> | null>(null);
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedGuard(isDirty);

  /** The last `stored` that the form has taken into account. */
  const seen = useRef(stored);
  useEffect(() => {
    if (stored === seen.current) return;
    const hasSameValues = isEqual(toValues(stored), toValues(base));
    const isOtherRecord = stored.id !== base.id;
    if (!hasSameValues && isDirty && !isOtherRecord) return;
    seen.current = stored;
    if (!hasSameValues) form.reset(toValues(stored));
    setBase(stored);
    if (isOtherRecord) setConflict(null);
  }, [stored, base, isDirty, form, toValues]);

  function loadRecord(record: R) {
    seen.current = stored;
    form.reset(toValues(record));
    setBase(record);
    setConflict(null);
  }

  function finish(record: R): true {
    loadRecord(record);
    notify("success", success);
    onSaved?.();
    return true;
  }

  async function resolveConflict(values: V, isRetry: boolean): Promise<boolean> {
    const record = await readStored();
    const isChangedElsewhere = sharesVersion && isEqual(toValues(record), toValues(base));
    if (isChangedElsewhere && !isRetry) return save(values, record.version, true);
    const differences = differencesOf(labels, displayValues(values), displayValues(toValues(record)));
    // The values are stored already: the response to an earlier request was lost, or both users typed the same.
    if (differences.length === 0) return finish(record);
    setConflict({ stored: record, differences });
    return false;
  }

  async function save(values: V, version: number, isRetry = false): Promise<boolean> {
    try {
      return finish(await send(values, version));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 409) {
        showServerErrors(form, error);
        return false;
      }
    }
    return resolveConflict(values, isRetry).catch((error: unknown) => {
      if (error instanceof ApiError) return false;
      throw error;
    });
  }

  async function submit(version = base.version): Promise<boolean> {
    if (unchanged && !form.formState.isDirty) {
      notify("error", unchanged);
      return false;
    }
    let isSaved = false;
    await form.handleSubmit(async (values) => {
      isSaved = await save(values, version);
    })();
    return isSaved;
  }

  return {
    form,
    isSubmitting,
    submit: () => submit(),
    discard: () => loadRecord(stored),
    conflict: conflict?.differences ?? null,
    keepMine: () => submit(conflict?.stored.version),
    takeTheirs: () => conflict && loadRecord(conflict.stored),
  };
}
