"use client";

import { ImportPreview } from "@/components/contestant/csv/import-preview";
import { CsvImport, importLabel } from "@/components/csv/csv-import";
import { api } from "@/lib/site/api/client";

/** Imports usernames, passwords and seats. */
export function ImportForm({ year }: { year: number }) {
  return (
    <CsvImport
      send={(body, query) =>
        api("POST /api/Contestant/import/creds/csv/{year}", { params: { year: String(year) }, query, body })
      }
      storing="Storing the credentials…"
      success="The credentials have been imported successfully!"
      action={({ created, updated }) => importLabel(created + updated)}
      preview={(result) => <ImportPreview result={result} />}
    />
  );
}
