"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useApiAction } from "@/components/forms/use-api-action";
import { Actions } from "@/components/ui/actions";
import { Button, ButtonLink } from "@/components/ui/button";
import { PrintButton } from "@/components/ui/print-button";
import { plural } from "@/lib/platform/text/plural";
import { countItems, type Day, type DocumentName } from "@/lib/print/documents";
import { api } from "@/lib/site/api/client";

/** Loads all pictures of the sheets. Returns how many of them have failed; null until all have loaded or failed. */
function useFailedPictures(): number | null {
  const [failed, setFailed] = useState<number | null>(null);
  useEffect(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>(".sheets img[src^='/']")];
    const loaded = pictures.map((picture) => {
      // Until now they were lazy, so that more than a thousand of them do not hold up the page's scripts.
      picture.loading = "eager";
      if (picture.complete) return null;
      return new Promise((resolve) => {
        picture.addEventListener("load", resolve);
        picture.addEventListener("error", resolve);
      });
    });
    const countFailed = () => setFailed(pictures.filter(({ naturalWidth }) => naturalWidth === 0).length);
    void Promise.all(loaded).then(countFailed);
  }, []);
  return failed;
}

interface PrintActionsProps {
  document: DocumentName;
  day: Day;
  personIds: string[];
  fingerprint: string;
}

/** Buttons that print the sheets, once their pictures have loaded, and mark them as printed. */
export function PrintActions({ document, day, personIds, fingerprint }: PrintActionsProps) {
  const router = useRouter();
  const { pending, run } = useApiAction();
  const failed = useFailedPictures();

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
            <PrintButton disabled={failed === null} />
            <Button pending={pending} onClick={() => void mark()}>
              Mark as printed
            </Button>
          </>
        )}
        <ButtonLink href="/controlPanel/print">All documents</ButtonLink>
      </Actions>
      <p role="status" className="mb-6 noscript:hidden min-h-6 text-ink-soft text-sm print:hidden">
        {failed === null && "Loading pictures."}
        {!!failed && `${plural(failed, "picture", "pictures")} could not be loaded. Reload the page before you print.`}
      </p>
    </>
  );
}
