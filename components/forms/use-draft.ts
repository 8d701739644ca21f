import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { EarlierDraft } from "@/components/forms/draft-offer";
import { useCollectOffers } from "@/components/forms/draft-offers";
import { type Draft, readDraft, removeDraft, writeDraft } from "@/lib/platform/browser/draft";
import { onSessionEnd } from "@/lib/site/api/client";

const debounceMs = 400;

interface DraftOptions<V extends FieldValues> {
  /** Identifies the form among those of its page. */
  name: string;
  /** Saves while the user types, too; otherwise only when the session ends. */
  autosave: boolean;
  /** Fields that are never stored. */
  secrets: readonly string[];
  /** The stored values that the typed ones are changes of. */
  base: () => V | undefined;
  /** Puts a draft into the form. */
  load: (draft: Draft<V>) => void;
}

/**
 * Saves what was typed in a form on this device, for this user, until it is sent or discarded. An earlier draft is
 * offered first, and autosave does not overwrite it until the user has decided.
 */
export function useDraft<V extends FieldValues>(form: UseFormReturn<V>, options: DraftOptions<V>) {
  const { name, autosave, secrets, base, load } = options;
  const [draft, setDraft] = useState<Draft<V> | null>(null);
  /** Whether no earlier draft would be overwritten. */
  const isDecided = useRef(false);
  const { isDirty } = form.formState;
  const { getValues, subscribe } = form;

  const handleRead = useEffectEvent((found: Draft<V> | undefined) => {
    isDecided.current = !found;
    if (found) setDraft(found);
  });

  useEffect(() => {
    let isUnmounted = false;
    void readDraft<V>(name).then((found) => !isUnmounted && handleRead(found));
    return () => {
      isUnmounted = true;
    };
  }, [name]);

  const save = useCallback(async () => {
    const kept = Object.entries(getValues()).filter(([field]) => !secrets.includes(field));
    if (kept.length > 0) await writeDraft<V>(name, { values: Object.fromEntries(kept) as Partial<V>, base: base() });
  }, [name, secrets, getValues, base]);

  useEffect(() => (isDirty ? onSessionEnd(save) : undefined), [isDirty, save]);

  useEffect(() => {
    if (!autosave || !isDirty) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const saveNow = () => {
      if (isDecided.current) void save();
    };
    const saveSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(saveNow, debounceMs);
    };
    saveSoon();
    const unsubscribe = subscribe({ formState: { values: true }, callback: saveSoon });
    // A phone may end a background page without any other event.
    document.addEventListener("visibilitychange", saveNow);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", saveNow);
    };
  }, [autosave, isDirty, subscribe, save]);

  async function decide(): Promise<void> {
    setDraft(null);
    isDecided.current = true;
    await removeDraft(name);
  }

  const offer: EarlierDraft | null = draft && {
    savedAt: draft.savedAt,
    async restore() {
      load(draft);
      await decide();
      if (autosave) await save();
    },
    async discard() {
      await decide();
      if (autosave && isDirty) await save();
    },
  };

  const collect = useCollectOffers();
  const offerAmongOthers = useEffectEvent((add: NonNullable<typeof collect>) => offer && add(offer));
  useEffect(() => {
    const withdraw = draft && collect && offerAmongOthers(collect);
    return withdraw ?? undefined;
  }, [draft, collect]);

  /** Removes the draft of what was sent; a draft that is still offered stays. */
  async function remove(): Promise<void> {
    if (!isDecided.current) return;
    isDecided.current = false;
    await removeDraft(name);
  }

  return { offer: collect ? null : offer, remove };
}
