import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type EarlierDraft, useCollectOffers } from "@/components/forms/draft-offers";
import { useUserId } from "@/components/ui/user-id";
import { type Draft, readDraft, removeDraft, writeDraft } from "@/lib/platform/browser/draft";

const replaceQuestion = "Replace what you have typed since then?";

/** Fields that no draft keeps. */
const isSecret = (field: string) => /password/i.test(field);

interface DraftOptions<V extends FieldValues> {
  name: string;
  /** The stored values that the typed ones are changes of. */
  base: () => V | undefined;
  load: (draft: Draft<V>) => void;
}

/**
 * Saves what was typed in a form on this device, for this user, until it is sent or discarded, and offers an earlier
 * draft. Passwords are not saved.
 */
export function useDraft<V extends FieldValues>(form: UseFormReturn<V>, { name, base, load }: DraftOptions<V>) {
  const userId = useUserId();
  const [offer, setOffer] = useState<EarlierDraft | null>(null);
  const [isKept, setKept] = useState(false);
  const collect = useCollectOffers();
  /** Whether an earlier draft was read and not decided on. */
  const isOffered = useRef(false);

  async function save(): Promise<void> {
    const kept = Object.entries(form.getValues()).filter(([field]) => !isSecret(field));
    if (kept.length === 0) return;
    await writeDraft<V>(userId, name, { values: Object.fromEntries(kept) as Partial<V>, base: base() });
    setKept(true);
  }

  async function discard(): Promise<void> {
    setOffer(null);
    setKept(false);
    isOffered.current = false;
    await removeDraft(userId, name);
  }

  /** Returns a function that withdraws the offer. */
  const handleRead = useEffectEvent((draft: Draft<V> | undefined) => {
    isOffered.current = draft !== undefined;
    if (!draft) return () => undefined;
    const found: EarlierDraft = {
      savedAt: draft.savedAt,
      async restore() {
        if (form.formState.isDirty && !window.confirm(replaceQuestion)) return;
        load(draft);
        await discard();
      },
      discard,
    };
    if (collect) return collect(found);
    setOffer(found);
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

  /** Removes the draft of what was sent; a draft that is still offered stays. */
  async function remove(): Promise<void> {
    if (!isOffered.current) await discard();
  }

  return { offer, isKept, save, remove };
}
