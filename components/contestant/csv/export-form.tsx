"use client";

import type { SubmitEvent } from "react";
import { useApiAction } from "@/components/forms/use-api-action";
import { Button } from "@/components/ui/button";
import { apiFile, pathOf } from "@/lib/api/client";
import { saveFile } from "@/lib/save-file";

const endpoint = "GET /api/Contestant/export/info/csv";

/** Downloads all contestants as a CSV file; without JavaScript, by submitting the form. */
export function ExportForm() {
  const { pending, run } = useApiAction();

  async function download(event: SubmitEvent) {
    event.preventDefault();
    await run({ send: () => apiFile(endpoint), onDone: ({ content, fileName }) => saveFile(content, fileName) });
  }

  return (
    <form action={pathOf(endpoint)} onSubmit={download}>
      <Button type="submit" variant="primary" pending={pending}>
        Export
      </Button>
    </form>
  );
}
