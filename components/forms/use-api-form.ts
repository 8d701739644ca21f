import { useRouter } from "next/navigation";
import { type ReactNode, useRef, useState, useTransition } from "react";
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from "react-hook-form";
import { type Choices, differencesOf, type Labels, withTouched } from "@/components/forms/differences";
import type { EarlierDraft } from "@/components/forms/draft-offers";
import { type FormSchema, schemaResolver } from "@/components/forms/resolver";
import { useDraft } from "@/components/forms/use-draft";
import { useRefreshed } from "@/components/forms/use-refreshed";
import { type Conflict, isSame, useStoredValues } from "@/components/forms/use-stored-values";
import { useUnsavedGuard } from "@/components/forms/use-unsaved-guard";
import { useWarnings, type WarningQuestion } from "@/components/forms/use-warnings";
import { notify } from "@/lib/platform/browser/notifications";
import { ApiError, orApiError } from "@/lib/site/api/client";

interface ApiFormOptions<V extends FieldValues, R> {
  /** Unique on the page; part of the draft's name. */
  name: string;
  /** The record to edit, as the page has read it; without one, the form creates one. */
  record?: R | null;
  /** The record's values, with its `version`, or those of a new one. */
  values: V;
  /** Labels of the fields, to name those that another user has changed. */
  labels?: Labels;
  choices?: Choices;
  schema: FormSchema<V>;
  /** Sends the values of a new record, with these options. Throws ApiError. */
  create?: (values: V, options: { idempotencyKey: string }) => Promise<R>;
  /** Sends the changed values, with these options. Throws ApiError. */
  update?: (values: V, options: { silentStatus: number }) => Promise<R>;
  /** Reasons to ask the user before the values are sent: sentences below "Save anyway?", or a question. Throws ApiError. */
  warnings?: (values: V) => Promise<readonly string[] | WarningQuestion>;
  success?: string | ((saved: R) => string);
  /** Called after a save, while the page is refreshed; the form stays pending until that is done. */
  after?: (saved: R, values: V) => void | Promise<void>;
  /** Called when a draft was put into the form, as to show a form that is hidden. */
  onRestored?: () => void;
}

export interface ApiFormState<V extends FieldValues> {
  form: UseFormReturn<V>;
  pending: boolean;
  /** Whether there is anything to save: for a stored record, only after a change. */
  hasChanges: boolean;
  /** Validates and sends; resolves to whether the values were saved. */
  submit: () => Promise<boolean>;
  /** Resets the form to the stored record or to the values of a new one. */
  discard: () => void;
  /** Removes the errors of an earlier attempt; typed values stay. */
  clearErrors: () => void;
  warningDialog: ReactNode;
  /** After a save was refused for its old version. */
  conflict: Conflict<V> | null;
  keepMine: () => Promise<boolean>;
  takeTheirs: () => void;
  /** What was typed here earlier and not saved; null on a page that offers it for all of its forms. */
  draft: EarlierDraft | null;
  /** Keeps what is typed on this device; done by itself when the session ends. */
  saveDraft: () => Promise<void>;
}

const leaveQuestion = "Leave this page? Your unsaved changes will be lost.";
const gone = "Somebody else has deleted this in the meantime. Nothing was saved; what you typed is still here.";
const leaveDraftQuestion = "Leave this page? Your draft is kept on this device.";

const toQuestion = (warnings: readonly string[] | WarningQuestion): WarningQuestion =>
  "sentences" in warnings ? warnings : { title: "Save anyway?", action: "Save anyway", sentences: warnings };

/**
 * A form that creates a record or changes the one of the page: validates the values with `schema`, shows the API's errors
 * beside the fields, keeps what another user has changed in untouched fields and asks about the others, stays with what
 * was typed when the record is gone, asks before unsaved changes are left, offers them again after the session has ended,
 * and does not create a second record when a request is repeated. The page is refreshed after each save.
 */
export function useApiForm<V extends FieldValues, R>(options: ApiFormOptions<V, R>): ApiFormState<V> {
  const {
    name,
    record = null,
    values,
    labels = {},
    choices,
    schema,
    create,
    update,
    success,
    after,
    onRestored,
  } = options;
  const router = useRouter();
  const [firstValues] = useState(values);
  // ApiForm moves the focus.
  const form = useForm<V>({
    defaultValues: firstValues as DefaultValues<V>,
    resolver: schemaResolver(schema),
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = form.formState;
  const stored = useStoredValues(form, record, values);
  const refresh = useRefreshed({ record, values });
  const warnings = useWarnings();
  const [isRefreshing, setRefreshing] = useState(false);
  const [isLeaving, startTransition] = useTransition();
  /** The key is reused until the request succeeds, so that a repeated request creates no second record. */
  const attempt = useRef({ content: "", idempotencyKey: "" });
  const draft = useDraft(form, {
    name: [name, values.id].join(" "),
    base: stored.current,
    load(found) {
      stored.restore(found.values, found.base);
      onRestored?.();
    },
  });
  useUnsavedGuard(isDirty, draft.isKept ? leaveDraftQuestion : leaveQuestion, draft.save);

  async function isRefused(typed: V): Promise<boolean> {
    // The response to the same request may have been lost, so its own record would be found.
    if (attempt.current.content === JSON.stringify(typed)) return false;
    const found = await orApiError(async () => (await options.warnings?.(typed)) ?? []);
    if (found instanceof ApiError) return true;
    const question = toQuestion(found);
    return question.sentences.length > 0 && !(await warnings.ask(question));
  }

  async function send(typed: V): Promise<R | undefined> {
    if (record) return update?.(typed, { silentStatus: 409 });
    const content = JSON.stringify(typed);
    if (attempt.current.content !== content) attempt.current = { content, idempotencyKey: crypto.randomUUID() };
    const saved = await create?.(typed, { idempotencyKey: attempt.current.idempotencyKey });
    attempt.current = { content: "", idempotencyKey: "" };
    return saved;
  }

  /** Resolves to what is stored then; undefined if the values were not saved. */
  async function save(typed: V): Promise<R | undefined> {
    const saved = await orApiError(() => send(typed));
    if (!(saved instanceof ApiError)) return saved;
    if (saved.changedBy !== undefined) return resolveConflict(typed, saved, saved.changedBy);
    // The page stays: without the record it would lose the form and what was typed.
    if (record && saved.status === 409) notify("error", saved.message);
    showErrors(saved);
    return undefined;
  }

  function showErrors({ status, fields, message }: ApiError): void {
    const entries = Object.entries(fields);
    for (const [field, [text]] of entries) form.setError(field as Path<V>, { type: "server", message: text });
    // Without any error, react-hook-form would count the submission as successful.
    if (entries.length > 0) return;
    const kind = status === 404 || status === 409 ? "refused" : "server";
    form.setError(`root.${kind}`, { type: "server", message: record && status === 404 ? gone : message });
  }

  async function resolveConflict(mine: V, error: ApiError, changedBy: string | null): Promise<R | undefined> {
    const before = stored.current();
    const { record: current, values: theirs } = await refresh();
    if (!current || theirs.version === mine.version) {
      if (record) notify("error", error.message);
      showErrors(error);
      return undefined;
    }
    const merged = withTouched(theirs, before, mine);
    const fields = differencesOf(labels, merged, theirs, choices);
    const hasPicture = fields.some(({ field }) => field.endsWith("picture"));
    // Another part of the record was changed.
    if (isSame(theirs, before) && !hasPicture) return save(merged);
    // The response to an earlier request was lost, or both users typed the same.
    if (fields.length === 0) return current;
    const changed = differencesOf(labels, theirs, before).filter(
      ({ field }) => !fields.some((one) => one.field === field),
    );
    stored.setConflict({ theirs, fields, others: changed.map(({ label }) => label), changedBy });
    return undefined;
  }

  async function keepMine(): Promise<boolean> {
    if (stored.conflict) stored.keepTouched(stored.conflict.theirs);
    return submit();
  }

  async function submit(): Promise<boolean> {
    const { version } = stored.current();
    let result: { saved?: R | undefined; typed?: V } = {};
    await form.handleSubmit(async (typed) => {
      if (await isRefused(typed)) return;
      result = { typed, saved: await save(record ? { ...typed, version } : typed) };
    })();
    // Only now: react-hook-form marks the form as submitted at the end of handleSubmit.
    const { saved, typed } = result;
    if (saved === undefined || typed === undefined) return false;
    await handleSaved(saved, typed);
    return true;
  }

  async function handleSaved(saved: R, typed: V): Promise<void> {
    stored.setConflict(null);
    stored.expectOwn();
    form.reset(typed);
    void draft.remove();
    if (record && !after) {
      // Only then can the page's other forms of this record be saved.
      setRefreshing(true);
      await refresh();
      setRefreshing(false);
    } else {
      startTransition(async () => {
        await after?.(saved, typed);
        startTransition(() => router.refresh());
      });
    }
    if (success) notify("success", typeof success === "string" ? success : success(saved));
  }

  return {
    form,
    pending: isSubmitting || isRefreshing || isLeaving,
    hasChanges: isDirty || !record,
    submit,
    discard: () => stored.load(values),
    clearErrors: () => form.reset(form.getValues(), { keepDefaultValues: true }),
    warningDialog: warnings.dialog,
    conflict: stored.conflict,
    keepMine,
    takeTheirs: () => stored.conflict && stored.load(stored.conflict.theirs),
    draft: draft.offer,
    saveDraft: draft.save,
  };
}
