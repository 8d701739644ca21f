import { useState } from "react";
import type { z } from "zod";
import { ApiError, api, orApiError } from "@/lib/api/client";
import type { importCounts } from "@/lib/contestant/csv/schema";
import type { LineError } from "@/lib/http/problem";
import { notify } from "@/lib/notifications";

export type ImportCounts = z.output<typeof importCounts>;

/** The progress of an import; `checked` is the preview, before anything is stored. */
export type ImportStage =
  | { name: "checking" | "storing" }
  | { name: "checked" | "stored"; counts: ImportCounts }
  | { name: "refused"; detail: string; lines: readonly LineError[] };

interface ImportState {
  file: File;
  stage: ImportStage;
}

const endpoint = "POST /api/Contestant/import/creds/csv/{year}";

/** A copy that later changes on disk do not affect; null if the file cannot be read, such as a folder. */
async function copyOf(file: File): Promise<File | null> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: "text/csv" });
  } catch {
    notify("error", "This file could not be read.");
    return null;
  }
}

/** Imports credentials into the edition of `year`: a chosen file is checked at once, and stored by `commit`. */
export function useImport(year: number) {
  const [state, setState] = useState<ImportState | null>(null);

  async function send(file: File, isPreview: boolean): Promise<void> {
    setState({ file, stage: { name: isPreview ? "checking" : "storing" } });
    const body = new FormData();
    body.set("file", file);
    const query = { dryRun: String(isPreview) };
    const result = await orApiError(() => api(endpoint, { params: { year: String(year) }, query, body }));
    if (result instanceof ApiError) {
      const lines = [...result.lines, ...Object.values(result.fields).flatMap(toFileErrors)];
      setState({ file, stage: { name: "refused", detail: result.message, lines } });
      return;
    }
    setState({ file, stage: { name: isPreview ? "checked" : "stored", counts: result } });
    if (!isPreview) notify("success", "The credentials have been imported successfully!");
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
