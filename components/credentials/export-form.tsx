"use client";

import { type ComponentProps, useRef } from "react";
import { useApiAction } from "@/components/forms/use-api-action";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/input";
import { saveFile } from "@/lib/platform/browser/save-file";
import { apiFile } from "@/lib/site/api/client";

export function ExportForm({ years }: { years: readonly number[] }) {
  // Read from the element, because a browser may restore a choice from before a reload.
  const select = useRef<HTMLSelectElement>(null);
  const chosenYear = () => select.current?.value ?? "";
  return (
    <div className="flex flex-wrap items-end gap-3">
      <label className="w-32 font-semibold text-sm/[1.6]">
        Edition
        <Select ref={select}>
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </Select>
      </label>
      <Download variant="primary" endpoint="GET /api/Contestant/export/info/csv" yearOf={chosenYear}>
        Export
      </Download>
      <Download endpoint="GET /api/Person/export/travel/csv" yearOf={chosenYear}>
        Travel list
      </Download>
    </div>
  );
}

interface DownloadProps extends Pick<ComponentProps<typeof Button>, "variant" | "children"> {
  endpoint: "GET /api/Contestant/export/info/csv" | "GET /api/Person/export/travel/csv";
  yearOf: () => string;
}

function Download({ endpoint, yearOf, ...rest }: DownloadProps) {
  const { pending, run } = useApiAction();

  function download(): Promise<boolean> {
    return run({
      send: () => apiFile(endpoint, { query: { year: yearOf() } }),
      onDone: ({ content, fileName }) => saveFile(content, fileName),
      refresh: false,
    });
  }

  return <Button {...rest} pending={pending} onClick={download} />;
}
