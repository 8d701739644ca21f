"use client";

import { type SubmitEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { ApiError, apiFile } from "@/lib/api/client";

const endpoint = "/api/Contestant/export/info/csv";

function save(content: Blob, fileName: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Saves every contestant as a CSV file by the name that the server gives it; without scripts the browser does. */
export function ExportForm() {
  const [pending, setPending] = useState(false);

  async function download(event: SubmitEvent) {
    event.preventDefault();
    setPending(true);
    try {
      const { content, fileName } = await apiFile(endpoint);
      save(content, fileName);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setPending(false);
    }
  }

  return (
    <form action={endpoint} onSubmit={download}>
      <Button type="submit" variant="primary" pending={pending}>
        Export
      </Button>
    </form>
  );
}
