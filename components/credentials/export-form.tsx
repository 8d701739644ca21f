"use client";

import { useState } from "react";
import { useApiAction } from "@/components/forms/use-api-action";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/input";
import { saveFile } from "@/lib/platform/browser/save-file";
import { apiFile } from "@/lib/site/api/client";

const contestants = "GET /api/Contestant/export/info/csv";
const travel = "GET /api/Person/export/travel/csv";

export function ExportForm({ years }: { years: readonly number[] }) {
  const { pending, run } = useApiAction();
  const [year, setYear] = useState(String(years[0]));

  function download(endpoint: typeof contestants | typeof travel): Promise<boolean> {
    return run({
      send: () => apiFile(endpoint, { query: { year } }),
      onDone: ({ content, fileName }) => saveFile(content, fileName),
    });
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <label className="w-32 font-semibold text-sm/[1.6]">
        Edition
        <Select value={year} onChange={(event) => setYear(event.target.value)}>
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </Select>
      </label>
      <Button variant="primary" aria-disabled={pending} onClick={() => download(contestants)}>
        Export
      </Button>
      <Button aria-disabled={pending} onClick={() => download(travel)}>
        Travel list
      </Button>
    </div>
  );
}
