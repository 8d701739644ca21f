"use client";

import type { SubmitEvent } from "react";
import { useApiAction } from "@/components/forms/use-api-action";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/input";
import { apiFile, pathOf } from "@/lib/api/client";
import { saveFile } from "@/lib/save-file";

const endpoint = "GET /api/Contestant/export/info/csv";

/** Downloads all contestants of an edition as a CSV file; without JavaScript, by submitting the form. */
export function ExportForm({ years }: { years: readonly number[] }) {
  const { pending, run } = useApiAction();

  async function download(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const year = String(new FormData(event.currentTarget).get("year"));
    await run({
      send: () => apiFile(endpoint, { query: { year } }),
      onDone: ({ content, fileName }) => saveFile(content, fileName),
    });
  }

  return (
    <form action={pathOf(endpoint)} onSubmit={download} className="flex flex-wrap items-end gap-3">
      <label className="w-32 font-semibold text-sm/[1.6]">
        Edition
        <Select name="year">
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </Select>
      </label>
      <Button type="submit" variant="primary" pending={pending}>
        Export
      </Button>
    </form>
  );
}
