"use client";

import { createContext, type RefObject, useCallback, useContext, useMemo, useRef, useState } from "react";
import { api } from "@/lib/api/client";
import type { EditionSettings } from "@/lib/contest/schema";

export interface EditionState {
  /** As the server last answered. */
  settings: EditionSettings;
  accept: (answer: EditionSettings) => void;
  /** Asks what is stored now and shows it; the answer is also returned. Throws ApiError. */
  refresh: () => Promise<EditionSettings>;
  /** How to ask each section what is typed in it now. */
  drafts: RefObject<Set<() => object>>;
}

const Edition = createContext<EditionState | null>(null);

/** Lends the sections of the page the edition they are about. */
export const EditionProvider = Edition.Provider;

/** The edition on the page; every section's save puts the answer in here, and with it the version for the next one. */
export function useEditionState(initial: EditionSettings): EditionState {
  const [settings, accept] = useState(initial);
  const drafts = useRef(new Set<() => object>());
  const { id } = initial;
  const refresh = useCallback(async () => {
    const answer = await api("GET /api/Contest/{id}/settings", { params: { id } });
    accept(answer);
    return answer;
  }, [id]);
  return useMemo(() => ({ settings, accept, refresh, drafts }), [settings, refresh]);
}

/** The edition that the section around is about. */
export function useEdition(): EditionState {
  const state = useContext(Edition);
  if (!state) throw new Error("a section outside of the edition's page");
  return state;
}
