"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useApiAction } from "@/components/forms/use-api-action";
import { Actions } from "@/components/ui/actions";
import { Button, ButtonLink } from "@/components/ui/button";
import { PrintButton } from "@/components/ui/print-button";
import { countItems, type Day, type DocumentName } from "@/lib/print/documents";
import { api } from "@/lib/site/api/client";

const intervalMs = 200;

interface Progress {
  loaded: number;
  failed: number;
  all: number;
}

/** Loads all pictures of the sheets. Returns how many have loaded, have failed and there are; null before hydration. */
function useLoadedPictures(): Progress | null {
  const [progress, setProgress] = useState<Progress | null>(null);
  useEffect(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>(".sheets img[src^='/']")];
    // Until now they were lazy, so that more than a thousand of them do not hold up the page's scripts.
    for (const picture of pictures) picture.loading = "eager";
    function count() {
      const complete = pictures.filter((picture) => picture.complete);
      const failed = complete.filter(({ naturalWidth }) => naturalWidth === 0).length;
      setProgress({ loaded: complete.length - failed, failed, all: pictures.length });
      if (complete.length === pictures.length) clearInterval(timer);
    }
    const timer = setInterval(count, intervalMs);
    count();
    return () => clearInterval(timer);
  }, []);
  return progress;
}

interface PrintActionsProps {
  document: DocumentName;
  day: Day;
  /** The people whose items are shown. */
  personIds: string[];
  /** Of what the page shows. */
  fingerprint: string;
}

/** Buttons that print the sheets, once their pictures have loaded, and mark them as printed. */
export function PrintActions({ document, day, personIds, fingerprint }: PrintActionsProps) {
  const router = useRouter();
  const { pending, run } = useApiAction();
  const pictures = useLoadedPictures();
  const isLoading = pictures !== null && pictures.loaded + pictures.failed < pictures.all;

  function mark() {
    return run({
      send: () => api("POST /api/Print/{document}", { params: { document }, body: { day, personIds, fingerprint } }),
      success: `${countItems(document, personIds.length)} marked as printed.`,
      onStale: () => router.refresh(),
      onDone: () => router.refresh(),
    });
  }

  return (
    <>
      <Actions className="mb-2">
        {personIds.length > 0 && (
          <>
            <PrintButton disabled={isLoading} />
            <Button pending={pending} onClick={() => void mark()}>
              Mark as printed
            </Button>
          </>
        )}
        <ButtonLink href="/controlPanel/print">All documents</ButtonLink>
      </Actions>
      <p role="status" className="mb-6 noscript:hidden min-h-6 text-ink-soft text-sm print:hidden">
        {!pictures && "Loading pictures."}
        {isLoading && `Loading pictures: ${pictures.loaded} of ${pictures.all}.`}
        {!isLoading &&
          !!pictures?.failed &&
          `${pictures.failed} of ${pictures.all} pictures could not be loaded. Reload the page before you print.`}
      </p>
    </>
  );
}
