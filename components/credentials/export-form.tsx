"use client";

import { type ComponentProps, useRef } from "react";
import { useDownload } from "@/components/forms/use-download";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/input";
import { apiFile } from "@/lib/site/api/client";

export function ExportForm({ years }: { years: readonly number[] }) {
  // Read from the element, because a browser may restore a choice from before a reload.
  const select = useRef<HTMLSelectElement>(null);
  const chosenYear = () => select.current?.value ?? "";
  return (
    <div className="flex flex-wrap items-end gap-3">
      <label className="w-24 font-semibold text-sm/[1.6]">
        Edition
        <Select ref={select}>
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </Select>
      </label>
      <ExportButton variant="primary" endpoint="GET /api/Contestant/export/info/csv" yearOf={chosenYear}>
        Export
      </ExportButton>
      <ExportButton endpoint="GET /api/Person/export/travel/csv" yearOf={chosenYear}>
        Travel list
      </ExportButton>
    </div>
  );
}

interface ExportButtonProps extends Pick<ComponentProps<typeof Button>, "variant" | "children"> {
  endpoint: "GET /api/Contestant/export/info/csv" | "GET /api/Person/export/travel/csv";
  yearOf: () => string;
}

function ExportButton({ endpoint, yearOf, ...rest }: ExportButtonProps) {
  const { pending, download } = useDownload();
  return (
    <Button
      {...rest}
      pending={pending}
      onClick={() => download(() => apiFile(endpoint, { query: { year: yearOf() } }))}
    />
  );
}
