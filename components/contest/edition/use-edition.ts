import { createContext, type RefObject, useContext } from "react";
import type { EditionSettings } from "@/lib/edition/schema";

interface EditionState {
  settings: EditionSettings;
  /** When the page was rendered. */
  now: Date;
  /** Functions that return the current form values of each section. */
  drafts: RefObject<Set<() => object>>;
}

const Edition = createContext<EditionState | null>(null);

export const EditionProvider = Edition.Provider;

/** The edition on the page. */
export function useEdition(): EditionState {
  const state = useContext(Edition);
  if (!state) throw new Error("useEdition() needs an EditionProvider");
  return state;
}
