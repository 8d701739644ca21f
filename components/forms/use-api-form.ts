import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { type ReactNode, useState, useTransition } from "react";
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  set,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import { changedFields } from "@/components/forms/changed-fields";
import { compareWithStored, type Overlap } from "@/components/forms/compare-with-stored";
import { createIdempotencyKeys } from "@/components/forms/idempotency-keys";
import { type FormDraft, useDraft } from "@/components/forms/use-draft";
import { useWarnings, type WarningQuestion } from "@/components/forms/use-warnings";
import { notify } from "@/lib/platform/browser/notifications";
import { ApiError, type Confirmation, confirmation, orApiError } from "@/lib/site/api/client";

type Versioned = FieldValues & { version?: number };

interface ApiFormOptions<V extends Versioned, R> {
  /** What it creates or changes; unique on the page, together with the record's id or `within`. */
  name: string;
  /** The id of what a new record would belong to. */
  within?: string | undefined;
  /** The stored record to edit, as the page has read it; absent or null for a new one. */
  record?: R;
  /** The values of the record, with its `version`, or those of a new one. */
  values: (record: R) => V;
  /** The schema of the API, or a function that chooses one for the values. */
  schema: z.ZodType | ((values: V) => z.ZodType);
  /**
   * Sends the values. The query is empty, or confirms what the API has asked about. A new record is created once, however
   * often the same key is sent. Throws ApiError.
   */
  send: (values: V, options: { idempotencyKey: string; query: Confirmation }) => Promise<NonNullable<R>>;
  /** Reasons to ask the user before the values are sent: sentences below "Save anyway?", or a question. Throws ApiError. */
  warnings?: (values: V) => Promise<readonly string[] | WarningQuestion>;
  success?: string | ((saved: NonNullable<R>, values: V) => string);
  /** Called after a save, before the page is refreshed; the form stays pending until both are done. */
  after?: (saved: NonNullable<R>, values: V) => void | Promise<void>;
}

/** A version that another user has stored meanwhile. */
export interface Conflict<V> extends Overlap {
  current: V;
  changedBy: string | undefined;
}

const goneMessage = "Somebody else has deleted this in the meantime. Nothing was saved; what you typed is still here.";

export interface ApiFormState<V extends FieldValues> {
  form: UseFormReturn<V>;
  pending: boolean;
  /** Whether there is anything to save: for a stored record, only after a change. */
  hasChanges: boolean;
  /** Validates and sends; resolves to whether the values were saved. */
  submit: () => Promise<boolean>;
  /** Resets the form to the stored record or to the values of a new one. */
  discard: () => void;
  warningDialog: ReactNode;
  conflict: Conflict<V> | null;
  keepMine: () => Promise<boolean>;
  takeTheirs: () => void;
  draft: FormDraft;
}

const idOf = (record: unknown) => (record as { id?: string } | null | undefined)?.id;

const toQuestion = (warnings: readonly string[] | WarningQuestion): WarningQuestion =>
  "sentences" in warnings ? warnings : { title: "Save anyway?", action: "Save anyway", sentences: warnings };

/**
 * A form that creates a record or changes a stored one: validates the values with `schema`, shows the API's errors beside
 * the fields, keeps what is typed on the device until it is saved, and asks whose values to keep if another user has
 * changed the same record. The page is refreshed after each save.
 */
export function useApiForm<V extends Versioned, R>(options: ApiFormOptions<V, R>): ApiFormState<V> {
  const { name, within, values: valuesOf, schema, send, success, after } = options;
  // A form without `record` has a `values` that takes no argument.
  const record = options.record as R;
  const router = useRouter();
  const stored = valuesOf(record);
  const [shown, setShown] = useState(stored);
  const form = useForm<V>({
    defaultValues: stored as DefaultValues<V>,
    values: shown,
    resolver(typed, ...rest) {
      const chosenSchema = (typeof schema === "function" ? schema(typed) : schema) as z.ZodType<unknown, V>;
      // The values stay as they were typed: the API parses them again.
      return zodResolver(chosenSchema, undefined, { raw: true })(typed, ...rest);
    },
    // ApiForm moves the focus.
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting, defaultValues } = form.formState;
  // Typed values keep the version that they were typed on; after a save, the form already has the newest one.
  const version = Math.max(shown.version ?? 0, defaultValues?.version ?? 0);
  if (!isDirty && (stored.version ?? 0) > version) setShown(stored);
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);
  const [isFinishing, startTransition] = useTransition();
  const warnings = useWarnings();
  const [keys] = useState(createIdempotencyKeys);
  const discard = () => fill(stored);
  const draft = useDraft(form, {
    name: record ? name : `new ${name}`,
    id: idOf(record) ?? within,
    isNew: !record,
    fill,
    discard,
  });

  /** Fills the form with stored values and puts typed ones on top of them. */
  function fill(initial: V, typed: Readonly<Record<string, unknown>> = {}): void {
    setConflict(null);
    form.reset(initial);
    const values = structuredClone(initial);
    for (const [path, value] of Object.entries(typed)) set(values, path, value);
    form.reset(values, { keepDefaultValues: true });
  }

  /** The values of the form that differ from `others`, by path. */
  function typedSince(others: FieldValues | undefined): Record<string, unknown> {
    const values = form.getValues();
    return Object.fromEntries(changedFields(values, others).map((path) => [path, get(values, path)]));
  }

  /** Asks the user to confirm warnings. Returns whether to save. */
  async function confirmWarnings(typed: V): Promise<boolean> {
    // A retry asks nothing: the first attempt may have been stored, and would be found as a duplicate.
    if (keys.wasSent(typed)) return true;
    const reasons = await orApiError(async () => (await options.warnings?.(typed)) ?? []);
    if (reasons instanceof ApiError) {
      showErrors(reasons);
      return false;
    }
    const question = toQuestion(reasons);
    return question.sentences.length === 0 || warnings.ask(question);
  }

  /** Resolves to the stored record; undefined if the values were not saved. */
  async function save(typed: V, query: Confirmation = {}): Promise<NonNullable<R> | undefined> {
    const saved = await orApiError(() => send(typed, { idempotencyKey: keys.keyFor(typed), query }));
    if (!(saved instanceof ApiError)) return saved;
    if (saved.needsConfirmation)
      return (await warnings.ask(toQuestion([saved.message]))) ? save(typed, confirmation) : undefined;
    if (!saved.current) {
      showErrors(saved);
      return undefined;
    }
    const currentRecord = saved.current as NonNullable<R>;
    const current = valuesOf(currentRecord);
    const comparison = compareWithStored(typed, defaultValues, current);
    if (comparison === "same") return currentRecord;
    if (comparison === "retry") return save({ ...typed, version: current.version }, query);
    setConflict({ ...comparison, current, changedBy: saved.changedBy });
    // A form with a list reads from the refreshed page which of its entries are still stored.
    startTransition(() => router.refresh());
    return undefined;
  }

  function showErrors({ status, fields, message, current }: ApiError): void {
    const entries = Object.entries(fields);
    for (const [field, [text]] of entries) form.setError(field as Path<V>, { type: "server", message: text });
    if (entries.length > 0) return;
    const isGone = record && (status === 404 || current === null);
    form.setError("root.server", { type: "server", message: isGone ? goneMessage : message });
  }

  async function submit(): Promise<boolean> {
    let result: { saved?: NonNullable<R> | undefined; typed?: V } = {};
    await form.handleSubmit(async (typed) => {
      if (await confirmWarnings(typed)) result = { typed, saved: await save(typed) };
    })();
    // Only now: react-hook-form marks the form as submitted at the end of handleSubmit.
    const { saved, typed } = result;
    if (saved === undefined || typed === undefined) return false;
    handleSaved(saved, typed);
    return true;
  }

  function handleSaved(saved: NonNullable<R>, typed: V): void {
    keys.handleSaved();
    fill(valuesOf(saved), typedSince(typed));
    startTransition(async () => {
      await after?.(saved, typed);
      startTransition(() => router.refresh());
    });
    if (success) notify("success", typeof success === "string" ? success : success(saved, typed));
  }

  function keepMine(): Promise<boolean> {
    if (conflict) fill(conflict.current, typedSince(defaultValues));
    return submit();
  }

  function takeTheirs(): void {
    if (conflict) fill(conflict.current);
    startTransition(() => router.refresh());
  }

  return {
    form,
    pending: isSubmitting || isFinishing,
    hasChanges: isDirty || !record,
    submit,
    discard,
    warningDialog: warnings.dialog,
    conflict,
    keepMine,
    takeTheirs,
    draft,
  };
}
