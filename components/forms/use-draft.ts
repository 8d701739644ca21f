import { useEffect, useEffectEvent, useState } from "react";
import { type FieldValues, get, type UseFormReturn } from "react-hook-form";
import { changedFields } from "@/components/forms/changed-fields";
import { useUserId } from "@/components/ui/user-id";
import { draftKey, isLeftOut, readDraft, removeDraft, removeOldDrafts, writeDraft } from "@/lib/platform/browser/draft";

/**
 * Keeps what is typed in a form on this device, for this user, until it is saved or discarded, and puts it back into the
 * form by `fill` when it is opened again. Returns when a restored draft was typed, in milliseconds since 1970.
 */
export function useDraft<V extends FieldValues>(
  form: UseFormReturn<V>,
  name: string,
  fill: (initial: V, typed: Readonly<Record<string, unknown>>) => void,
) {
  const userId = useUserId();
  const key = draftKey(userId, name);
  const [restoredFrom, setRestoredFrom] = useState<number | null>(null);

  // A visitor's forms keep nothing and leave the drafts of users alone.
  const isUser = userId !== "";

  const restore = useEffectEvent(() => {
    if (!isUser) return;
    removeOldDrafts(userId);
    const draft = readDraft<V>(key);
    if (!draft) return;
    fill(draft.initial, draft.typed);
    setRestoredFrom(draft.savedAt);
  });

  const keep = useEffectEvent((initial: FieldValues) => {
    if (!isUser) return;
    const values = form.getValues();
    const fields = changedFields(values, initial).filter((path) => !isLeftOut(path));
    if (fields.length > 0) {
      const typed = Object.fromEntries(fields.map((path) => [path, get(values, path)]));
      writeDraft(key, { initial, typed });
    } else {
      removeDraft(key);
      setRestoredFrom(null);
    }
  });

  const { subscribe } = form;
  useEffect(() => {
    restore();
    return subscribe({ formState: { values: true }, callback: ({ defaultValues }) => keep(defaultValues ?? {}) });
  }, [subscribe]);

  return restoredFrom;
}
