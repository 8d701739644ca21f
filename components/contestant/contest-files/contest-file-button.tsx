"use client";

import { useApiAction } from "@/components/forms/use-api-action";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/lib/platform/browser/save-file";
import { ApiError, apiFile } from "@/lib/site/api/client";

interface ContestFileButtonProps {
  endpoint: "GET /api/Contestant/export/cms/zip" | "GET /api/Contestant/export/domjudge/zip";
  /** The name of the contest system. */
  system: string;
  /** Called with null before a download, and with the error if contestants have no credentials. */
  onInvalid: (error: ApiError | null) => void;
}

/** Downloads the contestants for a contest system. */
export function ContestFileButton({ endpoint, system, onInvalid }: ContestFileButtonProps) {
  const { pending, run } = useApiAction();
  function showInvalid(error: unknown): never {
    if (error instanceof ApiError && error.status === 422) onInvalid(error);
    throw error;
  }

  function download() {
    onInvalid(null);
    return run({
      send: () => apiFile(endpoint, { silentStatus: 422 }).catch(showInvalid),
      onDone: ({ content, fileName }) => saveFile(content, fileName),
    });
  }
  return (
    <Button pending={pending} onClick={() => void download()}>
      {pending ? `Preparing the files for ${system}…` : `Download for ${system}`}
    </Button>
  );
}
