"use client";

import { useRef, useState, useTransition } from "react";
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import type { Difference } from "@/components/forms/differences";
import { type FormSchema, schemaResolver } from "@/components/forms/resolver";
import { showServerErrors } from "@/components/forms/server-errors";
import { type DraftOffer, useDraft } from "@/components/forms/use-draft";
import { type Stored, useStoredValues } from "@/components/forms/use-stored-values";
import { useUnsavedGuard } from "@/components/forms/use-unsaved-guard";
import { useWarnings, type Warnings, type WarningTexts } from "@/components/forms/use-warnings";
import { type NotificationAction, notify } from "@/lib/platform/browser/notifications";
import {
  ApiError,
  api,
  type EndpointKey,
  orApiError,
  type RequestOptions,
  type ResponseOf,
} from "@/lib/site/api/client";

interface CommonOptions<V extends FieldValues, R> {
  schema: FormSchema<V>;
  /** Looks for reasons to ask the user before the values are sent. Throws ApiError. */
  findWarnings?: (values: V) => Promise<readonly string[]>;
  /** The texts of that question, "Save anyway?" by default. */
  warningTexts?: WarningTexts | undefined;
  success?: string | ((saved: R) => string);
  /** A link or a button in the notification of success. */
  successAction?: (saved: R) => NotificationAction;
  /** Called after a save; the form stays pending until the navigation or refresh that it starts is done. */
  onSaved?: (saved: R, values: V) => void | Promise<void>;
  /** Called when the values are invalid and nothing was sent. */
  onInvalid?: () => void;
  /** Called when the page shows something that is no longer stored (409), to load it again. */
  onConflict?: () => unknown;
  /** Maps a field of the request to the form's field. */
  toFormField?: (field: string) => string;
  /** Asked before unsaved changes are left; null to leave without a question. */
  leaveQuestion?: string | null;
  /** Fields that no draft keeps, such as passwords; a stable list. */
  secrets?: readonly (keyof V & string)[];
  /** Distinguishes forms of one page that send the same fields to the same endpoint. */
  draftName?: string;
  /** Adapts a draft's values to what exists now. */
  fromDraft?: (values: Partial<V>) => Partial<V>;
  /** Called when a draft was put into the form, as to show a form that is hidden. */
  onRestored?: () => void;
}

interface NewOptions<V extends FieldValues, R> extends CommonOptions<V, R> {
  defaultValues: V;
  /** Keeps the values after a save, for a page that is left then. */
  keepValues?: boolean;
  /** Keeps a draft on this device while the user types, not only when the session ends. */
  autosave?: boolean;
}

interface EditOptions<V extends FieldValues, R> extends CommonOptions<V, R>, Stored<V, R> {
  /** Reads the record again after a conflict. Throws ApiError. */
  reload: () => Promise<R>;
  /** Error shown instead of saving when nothing was changed. Without it, unchanged values are sent. */
  unchanged?: string;
}

export interface ApiFormState<V extends FieldValues> {
  form: UseFormReturn<V>;
  pending: boolean;
  /** Whether there is anything to save: for a stored record, only after a change. */
  hasChanges: boolean;
  /** Validates and sends; resolves to whether the values were saved. */
  submit: () => Promise<boolean>;
  /** Resets the form to the stored record or to its default values. */
  discard: () => void;
  /** Removes the errors of an earlier attempt; typed values stay. */
  clearErrors: () => void;
  /** Warnings that the user is asked to overrule. */
  warnings: Warnings | null;
  /** Fields in which the typed values differ from the stored ones, after a save was refused for its old version. */
  conflict: readonly Difference[] | null;
  keepMine: () => Promise<boolean>;
  takeTheirs: () => void;
  /** What was typed here earlier and not saved; null on a page that offers it for all of its forms. */
  draft: DraftOffer | null;
}

type SendFormOptions<V extends FieldValues, R> = NewOptions<V, R> | EditOptions<V, R>;

const noFields: readonly never[] = [];

const saveAnyway: WarningTexts = { title: "Save anyway?", action: "Save anyway" };

/** A form that is saved by `send`, which throws ApiError. */
function useSendForm<V extends FieldValues, R>(
  endpoint: EndpointKey,
  send: (values: V) => Promise<R>,
  options: SendFormOptions<V, R>,
): ApiFormState<V> {
  const {
    schema,
    findWarnings,
    warningTexts = saveAnyway,
    success,
    successAction,
    onSaved,
    onInvalid,
    onConflict,
  } = options;
  const { toFormField, leaveQuestion } = options;
  const stored = "record" in options ? options : null;
  const values = "record" in options ? options.toValues(options.record) : options.defaultValues;
  const [firstValues] = useState(values);
  // ErrorSummary moves the focus.
  const form = useForm<V>({
    defaultValues: firstValues as DefaultValues<V>,
    resolver: schemaResolver(schema),
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = form.formState;
  const base = useStoredValues(form, stored);
  const { warnings, overrule } = useWarnings();
  const [isLeaving, startTransition] = useTransition();
  useUnsavedGuard(isDirty, leaveQuestion);
  const { secrets = noFields, draftName = "", fromDraft = (draft) => draft } = options;
  const draft = useDraft(form, {
    name: [endpoint, draftName, values.id, ...Object.keys(stored?.labels ?? values)].join(" "),
    autosave: "autosave" in options && options.autosave === true,
    secrets,
    base: base.current,
    load(found) {
      base.restore(fromDraft(found.values), found.base);
      options.onRestored?.();
    },
  });

  async function isRefused(typed: V): Promise<boolean> {
    const sentences = await orApiError(async () => (await findWarnings?.(typed)) ?? []);
    if (sentences instanceof ApiError) return true;
    return sentences.length > 0 && !(await overrule(sentences, warningTexts));
  }

  /** Resolves to what is stored then; null if the values were not saved. */
  async function save(typed: V): Promise<{ saved: R } | null> {
    const result = await orApiError(() => send(typed));
    if (!(result instanceof ApiError)) return { saved: result };
    if (result.status === 409 && stored) return resolveConflict(stored, typed, result);
    showServerErrors(form, result, toFormField);
    if (result.status === 409) await orApiError(async () => onConflict?.());
    return null;
  }

  async function resolveConflict(edit: EditOptions<V, R>, mine: V, error: ApiError): Promise<{ saved: R } | null> {
    const record = await orApiError(edit.reload);
    if (record instanceof ApiError) return null;
    const theirs = edit.toValues(record);
    if (theirs.version === mine.version) {
      notify("error", error.message);
      if (Object.keys(error.fields).length > 0) showServerErrors(form, error, toFormField);
      return null;
    }
    const outcome = base.compare(edit, mine, theirs);
    if (outcome === "changed elsewhere") return save({ ...mine, version: theirs.version });
    return outcome === "stored already" ? { saved: record } : null;
  }

  async function submit(version = base.current()?.version): Promise<boolean> {
    if (stored?.unchanged && !form.formState.isDirty) {
      notify("error", stored.unchanged);
      return false;
    }
    let result = null as { saved: R; typed: V } | null;
    await form.handleSubmit(async (typed) => {
      if (await isRefused(typed)) return;
      const saved = await save(stored ? { ...typed, version } : typed);
      result = saved && { ...saved, typed };
    }, onInvalid)();
    // Only now: react-hook-form marks the form as submitted at the end of handleSubmit.
    if (result) finish(result.saved, result.typed);
    return result !== null;
  }

  function finish(saved: R, typed: V): void {
    if ("record" in options) base.load(options.toValues(saved));
    else form.reset(options.keepValues ? typed : options.defaultValues);
    void draft.remove();
    if (success) notify("success", typeof success === "string" ? success : success(saved), successAction?.(saved));
    startTransition(() => onSaved?.(saved, typed));
  }

  return {
    form,
    pending: isSubmitting || isLeaving,
    hasChanges: isDirty || !stored,
    submit: () => submit(),
    discard: () => (stored ? base.load(values) : form.reset(values)),
    clearErrors: () => form.reset(form.getValues(), { keepDefaultValues: true }),
    warnings,
    conflict: base.conflict?.differences ?? null,
    keepMine: () => submit(base.conflict?.theirs.version),
    takeTheirs: () => base.conflict && base.load(base.conflict.theirs),
    draft: draft.offer,
  };
}

type ApiFormOptions<K extends EndpointKey, V extends FieldValues, R> = SendFormOptions<V, R | ResponseOf<K>> & {
  /** The request that saves the values. */
  request: (values: V) => RequestOptions<K>;
};

/**
 * A form that sends its values to an endpoint: validates them with `schema`, shows the API's errors beside the fields,
 * compares both versions when another user has changed the record, asks before unsaved changes are left, offers them again
 * after the session has ended, and does not create a second record when a request is repeated.
 */
export function useApiForm<K extends EndpointKey, V extends FieldValues, R = never>(
  endpoint: K,
  options: ApiFormOptions<K, V, R>,
): ApiFormState<V> {
  const isEdit = "record" in options;
  /** A request keeps its key until it succeeds, so that repeating it does not create a second record. */
  const unsure = useRef({ content: "", key: "" });

  async function send(values: V) {
    const request = options.request(values);
    if (isEdit) return api(endpoint, { ...request, silentStatus: 409 });
    const content = JSON.stringify(request);
    if (unsure.current.content !== content) unsure.current = { content, key: crypto.randomUUID() };
    const response = await api(endpoint, { ...request, idempotencyKey: unsure.current.key });
    unsure.current = { content: "", key: "" };
    return response;
  }

  async function findWarnings(values: V) {
    // The response to the same request may have been lost, so its own record would be found.
    const isRepeated = unsure.current.content === JSON.stringify(options.request(values));
    return isRepeated ? [] : ((await options.findWarnings?.(values)) ?? []);
  }

  return useSendForm<V, R | ResponseOf<K>>(endpoint, send, { ...options, findWarnings });
}
