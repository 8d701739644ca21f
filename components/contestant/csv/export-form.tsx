"use client";

import { type SubmitEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { ApiError, apiFile, pathOf } from "@/lib/api/client";
import { saveFile } from "@/lib/save-file";

const endpoint = "GET /api/Contestant/export/info/csv";

/** Downloads all contestants as a CSV file; without JavaScript, by submitting the form. */
export function ExportForm() {
  const [pending, setPending] = useState(false);

  async function download(event: SubmitEvent) {
    event.preventDefault();
    setPending(true);
    try {
      const { content, fileName } = await apiFile(endpoint);
      saveFile(content, fileName);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setPending(false);
    }
  }

  return (
    <form action={pathOf(endpoint)} onSubmit={download}>
      <Button type="submit" variant="primary" pending={pending}>
        Export
      </Button>
    </form>
  );
}
