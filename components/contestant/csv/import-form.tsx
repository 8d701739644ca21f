"use client";

import { useEffect, useRef } from "react";
import { FileDrop } from "@/components/contestant/csv/file-drop";
import { ImportErrors, ImportPreview } from "@/components/contestant/csv/import-result";
import { type ImportStage, useImport } from "@/components/contestant/csv/use-import";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";

const hint = "Or drop it here. It is checked first; nothing is stored until you import it.";

const statusTexts = {
  checking: "Checking the file…",
  storing: "Storing the credentials…",
  checked: "The file has no errors. This is what it would do:",
  stored: "The file has been imported. This is what it did:",
} as const;

function isPending(stage: ImportStage): stage is Extract<ImportStage, { name: "checking" | "storing" }> {
  return stage.name === "checking" || stage.name === "storing";
}

/** Such as "Import 133 rows", once the file is checked. */
function importLabel(stage: ImportStage): string {
  if (!("counts" in stage)) return "Import";
  const rows = stage.counts.created + stage.counts.updated;
  return `Import ${rows.toLocaleString("en-GB")} ${rows === 1 ? "row" : "rows"}`;
}

/** Imports usernames, passwords and seats: a file is checked and previewed before it is stored. */
export function ImportForm({ year }: { year: number }) {
  const { state, choose, commit } = useImport(year);
  const stage = state?.stage ?? null;
  const isBusy = stage !== null && isPending(stage);
  const heading = useRef<HTMLHeadingElement>(null);

  // The pressed button was removed or disabled, so focus moves to the result.
  useEffect(() => {
    if (stage && !isPending(stage)) heading.current?.focus();
  }, [stage]);

  return (
    <div className="grid max-w-[56rem] grid-cols-1 gap-6">
      <FileDrop
        label={state ? "Choose another CSV file" : "Choose a CSV file"}
        hint={hint}
        disabled={isBusy}
        onChoose={(file) => void choose(file)}
      />
      {state && stage && (
        <Panel className="grid grid-cols-1 gap-4" role="region" aria-labelledby="import-file" aria-busy={isBusy}>
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
          {isBusy && <progress className="h-2 w-full accent-maple-fill" aria-label={statusTexts[stage.name]} />}
          {stage.name === "refused" && stage.lines.length > 0 && <ImportErrors lines={stage.lines} />}
          {"counts" in stage && <ImportPreview counts={stage.counts} />}
          {stage.name !== "stored" && (
            <Actions>
              <Button
                variant="primary"
                pending={stage.name === "storing"}
                disabled={stage.name !== "checked"}
                onClick={() => void commit()}
              >
                {importLabel(stage)}
              </Button>
            </Actions>
          )}
        </Panel>
      )}
    </div>
  );
}
