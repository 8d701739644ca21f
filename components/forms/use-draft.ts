import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type EarlierDraft, useCollectOffers } from "@/components/forms/draft-offers";
import { useUserId } from "@/components/ui/user-id";
import { type Draft, readDraft, removeDraft, writeDraft } from "@/lib/platform/browser/draft";

const debounceMs = 400;

interface DraftOptions<V extends FieldValues> {
  /** Identifies the form among those of its page. */
  name: string;
  /** Saves while the user types. */
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
  const userId = useUserId();
  const [offer, setOffer] = useState<EarlierDraft | null>(null);
  const collect = useCollectOffers();
  /** Whether no earlier draft would be overwritten. */
  const isDecided = useRef(false);
  const { isDirty } = form.formState;
  const { subscribe } = form;

  async function save(): Promise<void> {
    const kept = Object.entries(form.getValues()).filter(([field]) => !secrets.includes(field));
    if (kept.length > 0)
      await writeDraft<V>(userId, name, { values: Object.fromEntries(kept) as Partial<V>, base: base() });
  }

  async function decide(): Promise<void> {
    setOffer(null);
    isDecided.current = true;
    await removeDraft(userId, name);
  }

  const toOffer = (draft: Draft<V>): EarlierDraft => ({
    savedAt: draft.savedAt,
    async restore() {
      load(draft);
      await decide();
      if (autosave) await save();
    },
    async discard() {
      await decide();
      if (autosave && form.formState.isDirty) await save();
    },
  });

  /** Returns a function that withdraws the offer. */
  const handleRead = useEffectEvent((draft: Draft<V> | undefined) => {
    isDecided.current = !draft;
    if (draft && collect) return collect(toOffer(draft));
    setOffer(draft ? toOffer(draft) : null);
    return () => setOffer(null);
  });

  useEffect(() => {
    let isUnmounted = false;
    let withdraw = () => {};
    void readDraft<V>(userId, name).then((draft) => {
      if (!isUnmounted) withdraw = handleRead(draft);
    });
    return () => {
      isUnmounted = true;
      withdraw();
    };
  }, [userId, name]);

  const autosaveNow = useEffectEvent(() => {
    if (isDecided.current) void save();
  });

  useEffect(() => {
    if (!autosave || !isDirty) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const saveSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(autosaveNow, debounceMs);
    };
    saveSoon();
    const unsubscribe = subscribe({ formState: { values: true }, callback: saveSoon });
    // A phone may end a background page without any other event.
    document.addEventListener("visibilitychange", autosaveNow);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", autosaveNow);
    };
  }, [autosave, isDirty, subscribe]);

  /** Removes the draft of what was sent; a draft that is still offered stays. */
  async function remove(): Promise<void> {
    if (!isDecided.current) return;
    isDecided.current = false;
    await removeDraft(userId, name);
  }

  return { offer, save, remove };
}
