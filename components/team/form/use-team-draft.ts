"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { TeamFormValues } from "@/components/team/form/values";
import { type Draft, readDraft, removeDraft, writeDraft } from "@/lib/draft";

const form = "add-team";
/** Typing is kept this long after the last key. */
const pauseMs = 400;

/** Whether the device holds an earlier draft (not known at first), and nothing once it is decided about. */
type Offer = Draft<TeamFormValues> | "unknown" | null;

interface Choosable {
  id: string;
}

/** A leader who was chosen then may be gone now; their details stay, as a new leader's. */
function withKnownLeaders(values: TeamFormValues, leaders: readonly Choosable[]): TeamFormValues {
  const known = (id: string) => (leaders.some((leader) => leader.id === id) ? id : "");
  return { ...values, leaderId: known(values.leaderId), deputyLeaderId: known(values.deputyLeaderId) };
}

/** Writes what is typed to the device after every pause. */
function useKeeping(team: UseFormReturn<TeamFormValues>, userId: string, mayWrite: () => boolean) {
  const unkept = useRef<TeamFormValues | undefined>(undefined);
  const { subscribe } = team;

  const keep = useCallback(async () => {
    const values = unkept.current;
    if (!values || !mayWrite()) return;
    unkept.current = undefined;
    await writeDraft(form, userId, values);
  }, [userId, mayWrite]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        unkept.current = values;
        clearTimeout(timer);
        timer = setTimeout(keep, pauseMs);
      },
    });
    // A phone may end a page in the background without another word.
    document.addEventListener("visibilitychange", keep);
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", keep);
    };
  }, [subscribe, keep]);

  /** Drops what was typed and not written yet. */
  const forget = useCallback(() => {
    unkept.current = undefined;
  }, []);
  return { keep, forget };
}

/**
 * Keeps what is typed into the add-team form on this device, for this person alone, until it is sent or discarded.
 * An earlier draft is offered back; while the offer stands it is not overwritten.
 */
export function useTeamDraft(team: UseFormReturn<TeamFormValues>, userId: string, leaders: readonly Choosable[]) {
  const [offer, setOffer] = useState<Offer>("unknown");
  const isOpen = useRef(false);
  const mayWrite = useCallback(() => isOpen.current, []);
  const { keep, forget } = useKeeping(team, userId, mayWrite);

  const decide = useCallback(async () => {
    setOffer(null);
    isOpen.current = true;
    // What was typed before it was known, or decided, that nothing would be overwritten.
    await keep();
  }, [keep]);

  useEffect(() => {
    let left = false;
    async function look() {
      const draft = await readDraft<TeamFormValues>(form, userId);
      if (left) return;
      if (draft) setOffer(draft);
      else await decide();
    }
    void look();
    return () => {
      left = true;
    };
  }, [userId, decide]);

  return {
    /** The earlier draft, until the person decides about it. */
    offer: offer === "unknown" ? null : offer,
    async resume() {
      if (!offer || offer === "unknown") return;
      forget();
      team.reset(withKnownLeaders(offer.values, leaders), { keepDefaultValues: true });
      await decide();
    },
    async discard() {
      await removeDraft(form, userId);
      await decide();
    },
    /** The team of this form is registered; a draft that nobody has decided about stays. */
    async sent() {
      if (!isOpen.current) return;
      isOpen.current = false;
      await removeDraft(form, userId);
    },
  };
}
