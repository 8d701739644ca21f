"use client";

import { useEffect, useState } from "react";
import { type DefaultValues, type FieldValues, type Resolver, useForm } from "react-hook-form";
import { type Difference, differencesOf, type Labels } from "@/components/forms/differences";
import { showServerErrors } from "@/components/forms/server-errors";
import { useUnsavedGuard } from "@/components/forms/use-unsaved-guard";
import { ApiError } from "@/lib/api/client";
import { notify } from "@/lib/notifications";

interface StoredRecord {
  id: string;
  version: number;
}

interface RecordFormOptions<V extends FieldValues, R extends StoredRecord> {
  /** The record as the server last gave it. */
  stored: R;
  toValues: (record: R) => V;
  resolver: Resolver<V>;
  labels: Labels;
  /** Sends an edit that was made from `version`; resolves to the record as it is stored then. */
  send: (values: V, version: number) => Promise<R>;
  /** Asks for the record as it is stored now. */
  readStored: () => Promise<R>;
  success: string;
  /** The values as people read them, to be compared with what others have stored. */
  shown?: (values: V) => FieldValues;
  /** The version is shared with other forms: what others stored outside of this one is no conflict. */
  sharesVersion?: boolean;
  /** What is said instead of sending when nothing was changed; absent, it is sent. */
  unchanged?: string;
}

/** Somebody else has stored something else since the edit began. */
export interface Conflict<R> {
  stored: R;
  differences: Difference[];
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * A form over a stored record with a version. What others store shows up while nothing is typed here; once something is,
 * the form keeps it and the version it was made from, and a save that comes too late ends in a conflict to decide on.
 */
export function useRecordForm<V extends FieldValues, R extends StoredRecord>(options: RecordFormOptions<V, R>) {
  const { stored, toValues, resolver, labels, send, readStored, success, unchanged } = options;
  const { shown = (values) => values, sharesVersion = false } = options;
  const form = useForm<V>({ defaultValues: toValues(stored) as DefaultValues<V>, resolver });
  const [base, setBase] = useState(stored);
  const [conflict, setConflict] = useState<Conflict<R> | null>(null);
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedGuard(isDirty);

  useEffect(() => {
    if (stored === base) return;
    const untouched = same(toValues(stored), toValues(base));
    // Another record took its place: what was typed was about the one before.
    const isOther = stored.id !== base.id;
    if (!untouched && isDirty && !isOther) return;
    if (!untouched) form.reset(toValues(stored));
    setBase(stored);
    if (isOther) setConflict(null);
  }, [stored, base, isDirty, form, toValues]);

  function adopt(record: R) {
    form.reset(toValues(record));
    setBase(record);
    setConflict(null);
  }

  function succeed(record: R): boolean {
    adopt(record);
    notify("success", success);
    return true;
  }

  async function decide(values: V, isRetry: boolean): Promise<boolean> {
    const record = await readStored();
    if (sharesVersion && !isRetry && same(toValues(record), toValues(base))) return save(values, record.version, true);
    const differences = differencesOf(labels, shown(values), shown(toValues(record)));
    // The answer to an earlier try was lost on its way, or two people typed the same.
    if (differences.length === 0) return succeed(record);
    setConflict({ stored: record, differences });
    return false;
  }

  async function save(values: V, version: number, isRetry = false): Promise<boolean> {
    try {
      return succeed(await send(values, version));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 409) {
        showServerErrors(form, error);
        return false;
      }
    }
    return decide(values, isRetry).catch((error: unknown) => {
      if (error instanceof ApiError) return false;
      throw error;
    });
  }

  /** Validates and sends; whether it is stored. */
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
    submit,
    /** Puts back what is stored. */
    discard: () => adopt(stored),
    conflict,
    keepMine: () => submit(conflict?.stored.version),
    takeTheirs: () => conflict && adopt(conflict.stored),
  };
}
