"use client";

import { useApiAction } from "@/components/forms/use-api-action";
import { Button } from "@/components/ui/button";
import { apiFile } from "@/lib/api/client";
import { saveFile } from "@/lib/save-file";

interface ContestFileButtonProps {
  endpoint: "GET /api/Contestant/export/cms/zip" | "GET /api/Contestant/export/domjudge/zip";
  /** The name of the contest system. */
  system: string;
}

/** Downloads the contestants for a contest system. */
export function ContestFileButton({ endpoint, system }: ContestFileButtonProps) {
  const { pending, run } = useApiAction();
  const download = () =>
    run({ send: () => apiFile(endpoint, {}), onDone: ({ content, fileName }) => saveFile(content, fileName) });
  return (
    <Button pending={pending} onClick={() => void download()}>
      {pending ? `Preparing the files for ${system}…` : `Download for ${system}`}
    </Button>
  );
}
