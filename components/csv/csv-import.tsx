"use client";

import { type ReactNode, useRef } from "react";
import { FileDrop } from "@/components/csv/file-drop";
import { type ImportOptions, useCsvImport } from "@/components/csv/use-csv-import";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import { TableScroll } from "@/components/ui/table-scroll";
import type { LineError } from "@/lib/platform/errors/problem";

interface CsvImportProps<T> extends ImportOptions<T> {
  /** What the button calls the file; "CSV file" by default. */
  kind?: string;
  /** File name extensions and media types besides those of CSV. */
  accept?: string;
  /** Shown while the file is stored, such as "Storing the credentials…". */
  storing: string;
  /** Label of the import button, such as "Import 133 rows"; null if there is nothing to import. */
  action: (result: T) => string | null;
  /** What the file would do, or has done. */
  preview: (result: T) => ReactNode;
}

/** Such as "Import 1,200 rows"; null for no rows. */
export const importLabel = (rows: number): string | null =>
  rows === 0 ? null : `Import ${rows.toLocaleString("en-GB")} ${rows === 1 ? "row" : "rows"}`;

/** Imports a CSV file, which is checked and previewed before it is stored. */
export function CsvImport<T>(props: CsvImportProps<T>) {
  const { kind = "CSV file", accept, storing, action, preview, ...options } = props;
  const { state, choose, commit } = useCsvImport(options);
  const stage = state?.stage ?? null;
  const pending = stage?.name === "checking" || stage?.name === "storing" ? stage.name : null;
  const label = stage && "result" in stage ? action(stage.result) : "Import";
  const heading = useRef<HTMLHeadingElement>(null);
  const statusTexts = {
    checking: "Checking the file…",
    storing,
    checked: label
      ? "The file has no errors. This is what it would do:"
      : "The file has no errors and changes nothing.",
    stored: "The file has been imported. This is what it did:",
  };

  // The pressed button was removed or disabled, so focus moves to the result.
  const focusResult = () => heading.current?.focus();

  return (
    <div className="grid max-w-[56rem] grid-cols-1 gap-6">
      <FileDrop
        label={state ? `Choose another ${kind}` : `Choose a ${kind}`}
        hint="Or drop it here. It is checked first; nothing is stored until you import it."
        accept={accept}
        disabled={pending !== null}
        onChoose={(file) => void choose(file).then(focusResult)}
      />
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
                <p>{stage.detail} Correct the file and choose it again.</p>
              </Notice>
            ) : (
              <p>{statusTexts[stage.name]}</p>
            )}
          </div>
          {pending && <progress className="h-2 w-full accent-maple-fill" aria-label={statusTexts[pending]} />}
          {stage.name === "refused" && stage.lines.length > 0 && <FileErrorsTable lines={stage.lines} />}
          {"result" in stage && preview(stage.result)}
          {stage.name !== "stored" && label && (
            <Actions>
              <Button
                variant="primary"
                pending={stage.name === "storing"}
                disabled={stage.name !== "checked"}
                onClick={() => void commit().then(focusResult)}
              >
                {label}
              </Button>
            </Actions>
          )}
        </Panel>
      )}
    </div>
  );
}

/** The errors of a file, by line. */
function FileErrorsTable({ lines }: { lines: readonly LineError[] }) {
  return (
    <TableScroll>
      <table className="data-table" aria-label="Errors in the file">
        <thead className="[&_th]:static [&_th]:bg-transparent [&_th]:py-2">
          <tr>
            <th scope="col" data-numeric="" className="w-px">
              Line
            </th>
            <th scope="col">Column</th>
            <th scope="col">Error</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, column, message }) => (
            <tr key={`${line} ${column} ${message}`}>
              <th scope="row" data-numeric="" className="min-w-0">
                {line}
              </th>
              <td className="wrap-normal">{column || "whole line"}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
