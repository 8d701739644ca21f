"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { emptyTeam, type TeamFormValues } from "@/components/team/form/values";
import { type Draft, readDraft, removeDraft, writeDraft } from "@/lib/draft";

const form = "add-team";
const debounceMs = 400;

/** The stored draft that is offered; "loading" until it is read, null if there is none or the user has decided. */
type Offer = Draft<TeamFormValues> | "loading" | null;

interface HasId {
  id: string;
}

/** A leader who was chosen in the draft may have been deleted: their details stay, as a new leader's. */
function withKnownLeaders(values: TeamFormValues, leaders: readonly HasId[]): TeamFormValues {
  const known = (id: string) => (leaders.some((leader) => leader.id === id) ? id : "");
  // A draft of an earlier version of the form lacks its later fields.
  return { ...emptyTeam, ...values, leaderId: known(values.leaderId), deputyLeaderId: known(values.deputyLeaderId) };
}

/** Saves the form's values to the device, debounced, while `isEnabled` returns true. */
function useAutosave(team: UseFormReturn<TeamFormValues>, userId: string, isEnabled: () => boolean) {
  const unsaved = useRef<TeamFormValues | undefined>(undefined);
  const { subscribe } = team;

  const save = useCallback(async () => {
    const values = unsaved.current;
    if (!values || !isEnabled()) return;
    unsaved.current = undefined;
    await writeDraft(form, userId, values);
  }, [userId, isEnabled]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        unsaved.current = values;
        clearTimeout(timer);
        timer = setTimeout(save, debounceMs);
      },
    });
    // A phone may end a background page without any other event.
    document.addEventListener("visibilitychange", save);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", save);
    };
  }, [subscribe, save]);

  const discardUnsaved = useCallback(() => {
    unsaved.current = undefined;
  }, []);
  return { save, discardUnsaved };
}

/**
 * Saves the add-team form as a draft on this device, for this user, until it is sent or discarded. An earlier draft is
 * offered first and is not overwritten until the user has decided.
 */
export function useTeamDraft(team: UseFormReturn<TeamFormValues>, userId: string, leaders: readonly HasId[]) {
  const [offer, setOffer] = useState<Offer>("loading");
  const isSaving = useRef(false);
  const isEnabled = useCallback(() => isSaving.current, []);
  const { save, discardUnsaved } = useAutosave(team, userId, isEnabled);

  const startSaving = useCallback(async () => {
    setOffer(null);
    isSaving.current = true;
    await save();
  }, [save]);

  useEffect(() => {
    let isUnmounted = false;
    async function load() {
      const draft = await readDraft<TeamFormValues>(form, userId);
      if (isUnmounted) return;
      if (draft) setOffer(draft);
      else await startSaving();
    }
    void load();
    return () => {
      isUnmounted = true;
    };
  }, [userId, startSaving]);

  return {
    offer: offer === "loading" ? null : offer,
    /** Loads the offered draft into the form. */
    async resume() {
      if (!offer || offer === "loading") return;
      discardUnsaved();
      team.reset(withKnownLeaders(offer.values, leaders), { keepDefaultValues: true });
      await startSaving();
    },
    async discard() {
      await removeDraft(form, userId);
      await startSaving();
    },
    /** Removes the draft of this form; a draft that is still offered stays. */
    async remove() {
      if (!isSaving.current) return;
      isSaving.current = false;
      await removeDraft(form, userId);
    },
  };
}
