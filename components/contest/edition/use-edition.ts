"use client";

import { createContext, type RefObject, useCallback, useContext, useMemo, useRef, useState } from "react";
import { api } from "@/lib/api/client";
import type { EditionSettings } from "@/lib/contest/schema";

interface EditionState {
  /** As last received from the server. */
  settings: EditionSettings;
  setSettings: (response: EditionSettings) => void;
  /** Reloads the stored settings and returns them. Throws ApiError. */
  refresh: () => Promise<EditionSettings>;
  /** Functions that return the current form values of each section. */
  drafts: RefObject<Set<() => object>>;
}

const Edition = createContext<EditionState | null>(null);

export const EditionProvider = Edition.Provider;

/** The edition on the page; every save updates it and its version. */
export function useEditionState(initial: EditionSettings): EditionState {
  const [settings, setSettings] = useState(initial);
  const drafts = useRef(new Set<() => object>());
  const { id } = initial;
  const refresh = useCallback(async () => {
    const response = await api("GET /api/Contest/{id}/settings", { params: { id } });
    setSettings(response);
    return response;
  }, [id]);
  return useMemo(() => ({ settings, setSettings, refresh, drafts }), [settings, refresh]);
}

export function useEdition(): EditionState {
  const state = useContext(Edition);
  if (!state) throw new Error("useEdition() needs an EditionProvider");
  return state;
}
