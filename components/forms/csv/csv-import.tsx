import { useRouter } from "next/navigation";
import { type ReactNode, useId, useRef, useState } from "react";
import { ImportNotes } from "@/components/forms/csv/import-notes";
import { useFileDrop } from "@/components/forms/use-file-drop";
import { useWarnings, type WarningQuestion } from "@/components/forms/use-warnings";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { FileInput } from "@/components/ui/file-input";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import { Table } from "@/components/ui/table/table";
import { notify } from "@/lib/platform/browser/notifications";
import type { FileNotes } from "@/lib/platform/csv/schema";
import type { FileColumns, LineError } from "@/lib/platform/errors/problem";
import { ApiError, orApiError } from "@/lib/site/api/client";

/** A choice of the file's columns; null until the user has made one. */
export interface ColumnChoice {
  columns: readonly string[] | null;
  /** Checks the file again with these columns. */
  choose: (columns: readonly string[]) => void;
}

interface CsvImportProps<T extends FileNotes> {
  /** Sends the form with the file; `dryRun` is "true" for the preview. Throws ApiError. */
  send: (body: FormData, query: { dryRun: string }, columns: ColumnChoice["columns"]) => Promise<T>;
  success: string;
  /** What the button calls the file; "CSV file" by default. */
  kind?: string;
  accept?: string;
  /** Shown while the file is stored, such as "Storing the credentials…". */
  storing: string;
  /** Label of the import button, such as "Import 133 rows"; null if there is nothing to import. */
  action: (result: T) => string | null;
  /** What to ask before the file is stored; null to ask nothing. */
  question?: (result: T) => WarningQuestion | null;
  /** What the file would do, or has done. */
  preview: (result: T) => ReactNode;
  /** Above the file's errors or preview, for a file whose columns can be chosen. */
  columns?: (file: T | FileColumns, choice: ColumnChoice) => ReactNode;
  /** Saves a file with the right columns, to fill in. */
  onDownloadTemplate: () => Promise<unknown>;
}

/** The progress of an import; `checked` is the preview, before anything is stored. */
type Stage<T> =
  | { name: "checking" | "storing" }
  | { name: "checked" | "stored"; result: T }
  | { name: "refused"; detail: string; lines: readonly LineError[] };

const csvTypes = ".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain";

const errorColumns = ["Line", "Column", "Error"];

/** Such as "Import 1,200 rows"; null for no rows. */
export const importLabel = (rows: number): string | null =>
  rows === 0 ? null : `Import ${rows.toLocaleString("en-GB")} ${rows === 1 ? "row" : "rows"}`;

/** A copy, which later changes on disk do not affect. Notifies the user and returns null if the file cannot be read. */
async function copyOf(file: File): Promise<File | null> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: "text/csv" });
  } catch {
    notify("error", "This file could not be read.");
    return null;
  }
}

interface ChosenFile<T> {
  file: File;
  stage: Stage<T>;
  columns: ColumnChoice["columns"];
  /** What the last check said about the columns. */
  checked?: T | FileColumns | undefined;
}

/** Imports a CSV file, which is checked and previewed before it is stored. */
export function CsvImport<T extends FileNotes>(props: CsvImportProps<T>) {
  const {
    send,
    success,
    kind = "CSV file",
    accept,
    storing,
    action,
    question,
    preview,
    columns,
    onDownloadTemplate,
  } = props;
  const router = useRouter();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const warnings = useWarnings();
  const lastRequest = useRef(0);
  const [state, setState] = useState<ChosenFile<T> | null>(null);
  const stage = state?.stage ?? null;
  const pending = stage?.name === "checking" || stage?.name === "storing" ? stage.name : null;
  const label = stage && "result" in stage ? action(stage.result) : "Import";
  const { isOver, handlers } = useFileDrop(choose, pending !== null);
  const statusTexts = {
    checking: "Checking the file…",
    storing,
    checked: label
      ? "The file has no errors. This is what it would do:"
      : "The file has no errors and changes nothing.",
    stored: "The file has been imported. This is what it did:",
  };

  async function sendFile(chosen: Omit<ChosenFile<T>, "stage">, isPreview: boolean): Promise<void> {
    setState({ ...chosen, stage: { name: isPreview ? "checking" : "storing" } });
    const request = ++lastRequest.current;
    const body = new FormData();
    body.set("file", chosen.file);
    const result = await orApiError(() => send(body, { dryRun: String(isPreview) }, chosen.columns));
    // Other columns have been chosen meanwhile, and a later request checks them.
    if (request !== lastRequest.current) return;
    if (result instanceof ApiError) {
      // Errors of the request itself are those of the first line, which names the columns.
      const requestErrors = Object.values(result.fields).flat();
      const lines = [...result.lines, ...requestErrors.map((message) => ({ line: 1, column: "", message }))];
      const checked = result.columns ?? chosen.checked;
      setState({ ...chosen, checked, stage: { name: "refused", detail: result.message, lines } });
    } else {
      setState({ ...chosen, checked: result, stage: { name: isPreview ? "checked" : "stored", result } });
      if (isPreview) return;
      notify("success", success);
      router.refresh();
    }
  }

  async function store(chosen: ChosenFile<T>, result: T): Promise<void> {
    const warning = question?.(result);
    if (warning && !(await warnings.ask(warning))) return;
    await sendFile(chosen, false);
  }

  async function choose(chosen: File): Promise<void> {
    const file = await copyOf(chosen);
    if (!file) return;
    await sendFile({ file, columns: null }, true);
    heading.current?.focus();
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <div
        className="relative grid justify-items-center gap-3 rounded-md border-2 border-edge border-dashed px-4 py-6 text-center text-ink-soft data-over:border-maple data-over:bg-maple-wash data-over:text-ink md:py-8"
        data-over={isOver || undefined}
        {...handlers}
      >
        <FileInput
          id={id}
          accept={accept ? `${csvTypes},${accept}` : csvTypes}
          disabled={pending !== null}
          onFile={choose}
          aria-describedby={`${id}-hint`}
        >
          {state ? `Choose another ${kind}` : `Choose a ${kind}`}
        </FileInput>
        <p id={`${id}-hint`}>Or drop it here. It is checked first; nothing is stored until you import it.</p>
        <Button variant="quiet" size="sm" onClick={() => void onDownloadTemplate()}>
          Download a file to fill in
        </Button>
      </div>
      {state && stage && (
        <Panel
          className="grid grid-cols-1 gap-4"
          role="region"
          aria-labelledby="import-file"
          aria-busy={pending !== null}
        >
          <h3 id="import-file" className="text-lg/8" ref={heading} tabIndex={-1}>
            {state.file.name}
          </h3>
          <div role="status">
            {stage.name === "refused" ? (
              <Notice tone="danger">
                {stage.detail}
                {stage.lines.length > 0 &&
                  ` Correct the file and choose it again${state.checked && columns ? ", or choose other columns" : ""}.`}
              </Notice>
            ) : (
              <p>{statusTexts[stage.name]}</p>
            )}
          </div>
          {state.checked &&
            stage.name !== "storing" &&
            stage.name !== "stored" &&
            columns?.(state.checked, {
              columns: state.columns,
              choose: (chosen) => void sendFile({ ...state, columns: chosen }, true),
            })}
          {pending && <progress className="h-2 w-full accent-maple-fill" aria-label={statusTexts[pending]} />}
          {stage.name === "refused" && stage.lines.length > 0 && (
            <Table columns={errorColumns} aria-label="Errors in the file">
              {stage.lines.map(({ line, column, message }) => (
                <tr key={`${line} ${column} ${message}`}>
                  <th scope="row" data-label="Line">
                    {line}
                  </th>
                  <td>{column || "whole line"}</td>
                  <td>{message}</td>
                </tr>
              ))}
            </Table>
          )}
          {"result" in stage && <ImportNotes {...stage.result} />}
          {"result" in stage && preview(stage.result)}
          {stage.name !== "stored" && label && (
            <Actions>
              <Button
                variant="primary"
                pending={stage.name === "storing"}
                aria-disabled={stage.name !== "checked"}
                onClick={() => stage.name === "checked" && void store(state, stage.result)}
              >
                {label}
              </Button>
            </Actions>
          )}
        </Panel>
      )}
      {warnings.dialog}
    </div>
  );
}
