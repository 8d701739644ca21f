import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { type FieldValues, get, type UseFormReturn } from "react-hook-form";
import { changedFields } from "@/components/forms/changed-fields";
import { DraftList } from "@/components/forms/draft-list";
import { RestoredNote } from "@/components/forms/restored-note";
import { useUserId } from "@/components/ui/user-id";
import {
  chooseDraft,
  formName,
  isPasswordField,
  listDrafts,
  openDraft,
  removeOldDrafts,
  removeOwnDraft,
  toFormKey,
  withPictures,
  writeDraft,
} from "@/lib/platform/browser/draft";

interface DraftOptions<V> {
  /** The name of the form, such as "team" or "new team". */
  name: string;
  /** The id of the stored record, or of what a new one would belong to. */
  id: string | undefined;
  isNew: boolean;
  /** Puts typed values on top of stored ones. */
  fill: (initial: V, typed: Readonly<Record<string, unknown>>) => void;
  discard: () => void;
}

export interface FormDraft {
  /** When the restored draft was typed, in milliseconds since 1970; null without one. */
  restoredFrom: number | null;
  /** Whether the pictures of a draft are still being read. */
  isRestoring: boolean;
  /** Says what was restored, or which drafts there are. */
  note: ReactNode;
  /** Stores the draft with the page's current address, where it is continued later. */
  keepAddress: () => void;
}

/**
 * Keeps what is typed and chosen in a form on this device, for this user and this tab, until it is saved or discarded, and
 * puts it back into the form when it is opened again. A draft that another tab has made of a stored record is restored,
 * too; those of new records are listed for the user to choose.
 */
export function useDraft<V extends FieldValues>(form: UseFormReturn<V>, options: DraftOptions<V>): FormDraft {
  const { name, id, isNew, fill, discard } = options;
  const userId = useUserId();
  const fullName = formName(name, id);
  const storageKey = toFormKey(userId, fullName);
  const [restored, setRestored] = useState<{ savedAt: number; hasLost: boolean } | null>(null);
  const [isRestoring, setRestoring] = useState(false);
  const isFilling = useRef(false);

  // A visitor's forms keep nothing and leave the drafts of users alone.
  const isUser = userId !== "";

  async function restore() {
    const draft = openDraft<V>(storageKey);
    if (!draft) return;
    setRestoring(draft.pictures.length > 0);
    const { typed, hasLost } = await withPictures(draft);
    isFilling.current = true;
    fill(draft.initial, typed);
    isFilling.current = false;
    setRestored({ savedAt: draft.savedAt, hasLost });
    setRestoring(false);
  }

  const open = useEffectEvent(() => {
    if (!isUser) return;
    void removeOldDrafts(userId);
    const [newest] = isNew || openDraft(storageKey) ? [] : listDrafts(userId, fullName);
    if (newest) chooseDraft(newest);
    void restore();
  });

  function keepTyped(initial: FieldValues) {
    if (!isUser || isFilling.current) return;
    const values = form.getValues();
    const fields = changedFields(values, initial).filter((path) => !isPasswordField(path));
    if (fields.length > 0) {
      writeDraft(storageKey, { initial, typed: Object.fromEntries(fields.map((path) => [path, get(values, path)])) });
    } else {
      removeOwnDraft(storageKey);
      setRestored(null);
    }
  }
  const keep = useEffectEvent(keepTyped);

  const { subscribe } = form;
  useEffect(() => {
    open();
    return subscribe({ formState: { values: true }, callback: ({ defaultValues }) => keep(defaultValues ?? {}) });
  }, [subscribe]);

  const offersDrafts = isUser && isNew && !isRestoring && !form.formState.isDirty;
  return {
    restoredFrom: restored?.savedAt ?? null,
    isRestoring,
    keepAddress: () => keepTyped(form.formState.defaultValues ?? {}),
    note: restored ? (
      <RestoredNote {...restored} onDiscard={discard} />
    ) : (
      offersDrafts && <DraftList of={name} within={id} onContinue={restore} />
    ),
  };
}
