"use client";

import { createContext, type RefObject, useCallback, useContext, useMemo, useRef, useState } from "react";
import type { EditionSettings } from "@/lib/edition/schema";
import { api } from "@/lib/site/api/client";

interface EditionState {
  /** As last received from the server. */
  settings: EditionSettings;
  /** When the page was rendered. */
  now: Date;
  /** What the forms of all sections have in common. */
  form: {
    record: EditionSettings;
    /** Throws ApiError. */
    reload: () => Promise<EditionSettings>;
    request: <B>(body: B) => { params: { id: string }; body: B };
    unchanged: string;
    onSaved: (saved: EditionSettings) => void;
  };
  /** Functions that return the current form values of each section. */
  drafts: RefObject<Set<() => object>>;
}

const Edition = createContext<EditionState | null>(null);

export const EditionProvider = Edition.Provider;

/** The edition on the page; every save updates it and its version. */
export function useEditionState(initial: EditionSettings, now: Date): EditionState {
  const [settings, setSettings] = useState(initial);
  const drafts = useRef(new Set<() => object>());
  const { id } = initial;
  const reload = useCallback(async () => {
    const response = await api("GET /api/Contest/{id}/settings", { params: { id } });
    setSettings(response);
    return response;
  }, [id]);
  return useMemo(() => {
    const unchanged = "There are no changes to save.";
    const request = <B>(body: B) => ({ params: { id }, body });
    const form = { record: settings, reload, request, unchanged, onSaved: setSettings };
    return { settings, now, form, drafts };
  }, [id, settings, now, reload]);
}

export function useEdition(): EditionState {
  const state = useContext(Edition);
  if (!state) throw new Error("useEdition() needs an EditionProvider");
  return state;
}
