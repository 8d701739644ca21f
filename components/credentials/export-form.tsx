"use client";

import type { MouseEvent } from "react";
import { useApiAction } from "@/components/forms/use-api-action";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/input";
import { saveFile } from "@/lib/platform/browser/save-file";
import { apiFile, pathOf } from "@/lib/site/api/client";

const contestants = "GET /api/Contestant/export/info/csv";
const travel = "GET /api/Person/export/travel/csv";

/** Downloads the contestants or the travel list of an edition as a CSV file; without JavaScript, by submitting the form. */
export function ExportForm({ years }: { years: readonly number[] }) {
  const { pending, run } = useApiAction();

  const downloadOf = (endpoint: typeof contestants | typeof travel) => async (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    if (!event.currentTarget.form) return;
    const year = String(new FormData(event.currentTarget.form).get("year"));
    await run({
      send: () => apiFile(endpoint, { query: { year } }),
      onDone: ({ content, fileName }) => saveFile(content, fileName),
    });
  };

  return (
    <form action={pathOf(contestants)} className="flex flex-wrap items-end gap-3">
      <label className="w-32 font-semibold text-sm/[1.6]">
        Edition
        <Select name="year">
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </Select>
      </label>
      <Button type="submit" variant="primary" aria-disabled={pending} onClick={downloadOf(contestants)}>
        Export
      </Button>
      <Button type="submit" formAction={pathOf(travel)} aria-disabled={pending} onClick={downloadOf(travel)}>
        Travel list
      </Button>
    </form>
  );
}
