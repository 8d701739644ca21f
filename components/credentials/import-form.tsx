"use client";

import { ImportChanges } from "@/components/contestant/import-changes";
import { CsvImport, importLabel } from "@/components/forms/csv/csv-import";
import { ImportCounts } from "@/components/forms/csv/import-counts";
import { useDownload } from "@/components/forms/use-download";
import { ChangedValue } from "@/components/ui/changed-value";
import { Notice } from "@/components/ui/notice";
import { credentialLabels } from "@/lib/contestant/labels";
import type { ImportChange, ImportResult } from "@/lib/credentials/schema";
import { listFirst } from "@/lib/platform/text/join-list";
import { plural } from "@/lib/platform/text/plural";
import { api, apiFile } from "@/lib/site/api/client";

const exportEndpoint = "GET /api/Contestant/export/info/csv";

export function ImportForm({ year }: { year: number }) {
  const { download } = useDownload();
  const exportQuery = { year: String(year), toFillIn: "true" };
  return (
    <CsvImport
      send={(body, query) =>
        api("POST /api/Contestant/import/creds/csv/{year}", { params: { year: String(year) }, query, body })
      }
      storing="Storing the credentials…"
      success="The credentials have been imported successfully!"
      action={({ created, updated }) => importLabel(created + updated)}
      preview={(result) => <ImportPreview result={result} />}
      onDownloadTemplate={() => download(() => apiFile(exportEndpoint, { query: exportQuery }))}
    />
  );
}

const meanings = [
  ["created", "Created", "first credentials or seat"],
  ["updated", "Changed", "replaced"],
  ["unchanged", "Unchanged", "same as in the file"],
  ["skipped", "Skipped", "lines with only a code"],
] as const;

const columns = Object.entries(credentialLabels).map(([key, title]) => ({ key, title }));

/** The row does not show a changed password, only that it changes. */
const toRow = ({ values, ...row }: ImportChange) => ({
  ...row,
  values: new Map(
    values.map(({ field, before, after }) => [
      field,
      field === "password" ? "password changes" : <ChangedValue key={field} before={before} after={after} />,
    ]),
  ),
});

const maxListedNames = 10;

function ImportPreview({ result }: { result: ImportResult }) {
  const { changes = [], refusedUsernames, unusedColumns, warnings, ...counts } = result;
  const refused = refusedUsernames.map(({ username, code }) => `${username} (${code})`);
  return (
    <>
      <ImportCounts counts={counts} meanings={meanings} />
      {refused.length > 0 && (
        <Notice tone="warning">
          CMS or DOMjudge refuses {plural(refused.length, "user name", "user names")}:{" "}
          {listFirst(refused, maxListedNames)}. A user name may only contain Latin letters, digits, _ and -, and admin,
          judgehost and cds have rights of their own in DOMjudge.
        </Notice>
      )}
      {changes.length > 0 && <ImportChanges changes={changes.map(toRow)} columns={columns} />}
    </>
  );
}
