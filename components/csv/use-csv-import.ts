import { useState } from "react";
import { notify } from "@/lib/platform/browser/notifications";
import type { LineError } from "@/lib/platform/errors/problem";
import { ApiError, orApiError } from "@/lib/site/api/client";

/** The progress of an import; `checked` is the preview, before anything is stored. */
export type ImportStage<T> =
  | { name: "checking" | "storing" }
  | { name: "checked" | "stored"; result: T }
  | { name: "refused"; detail: string; lines: readonly LineError[] };

export interface ImportOptions<T> {
  /** Sends the form with the file; `dryRun` is "true" for the preview. Throws ApiError. */
  send: (body: FormData, query: { dryRun: string }) => Promise<T>;
  success: string;
}

/** A copy that later changes on disk do not affect; null if the file cannot be read, such as a folder. */
async function copyOf(file: File): Promise<File | null> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: "text/csv" });
  } catch {
    notify("error", "This file could not be read.");
    return null;
  }
}

/** Imports a CSV file: a chosen file is checked at once, and stored by `commit`. */
export function useCsvImport<T>(options: ImportOptions<T>) {
  const [state, setState] = useState<{ file: File; stage: ImportStage<T> } | null>(null);

  async function send(file: File, isPreview: boolean): Promise<void> {
    setState({ file, stage: { name: isPreview ? "checking" : "storing" } });
    const body = new FormData();
    body.set("file", file);
    const result = await orApiError(() => options.send(body, { dryRun: String(isPreview) }));
    if (result instanceof ApiError) {
      const lines = [...result.lines, ...Object.values(result.fields).flatMap(toFileErrors)];
      setState({ file, stage: { name: "refused", detail: result.message, lines } });
      return;
    }
    setState({ file, stage: { name: isPreview ? "checked" : "stored", result } });
    if (!isPreview) notify("success", options.success);
  }

  return {
    state,
    async choose(chosen: File) {
      const file = await copyOf(chosen);
      if (file) await send(file, true);
    },
    async commit() {
      if (state?.stage.name === "checked") await send(state.file, false);
    },
  };
}

const toFileErrors = (messages: string[]): LineError[] => messages.map((message) => ({ line: 1, column: "", message }));
