"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useApiAction } from "@/components/forms/use-api-action";
import { Actions } from "@/components/ui/actions";
import { Button, ButtonLink } from "@/components/ui/button";
import { PrintButton } from "@/components/ui/print-button";
import { tableHref } from "@/components/ui/table-state";
import { plural } from "@/lib/platform/text/plural";
import { countItems, type Day, type DocumentName } from "@/lib/print/documents";
import { api } from "@/lib/site/api/client";

/** Loads all pictures of the sheets. Returns how many are still loading and how many have failed; null before hydration. */
function usePictures(): { loading: number; failed: number } | null {
  const [state, setState] = useState<{ loading: number; failed: number } | null>(null);
  useEffect(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>(".sheets img[src^='/']")];
    function count() {
      const loaded = pictures.filter(({ complete }) => complete);
      const failed = loaded.filter(({ naturalWidth }) => naturalWidth === 0).length;
      setState({ loading: pictures.length - loaded.length, failed });
    }
    for (const picture of pictures) {
      // Until now they were lazy, so that more than a thousand of them do not hold up the page's scripts.
      picture.loading = "eager";
      picture.addEventListener("load", count);
      picture.addEventListener("error", count);
    }
    count();
  }, []);
  return state;
}

interface PrintActionsProps {
  document: DocumentName;
  /** Of a past edition; else empty. */
  year: string;
  day: Day;
  personIds: string[];
  fingerprint: string;
}

/** Buttons that print the sheets, once their pictures have loaded, and mark them as printed. */
export function PrintActions({ document, year, day, personIds, fingerprint }: PrintActionsProps) {
  const router = useRouter();
  const { pending, run } = useApiAction();
  const pictures = usePictures();

  function mark() {
    return run({
      send: () =>
        api("POST /api/Print/{document}", {
          params: { document },
          query: { year },
          body: { day, personIds, fingerprint },
        }),
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
            <PrintButton disabled={pictures?.loading !== 0} />
            <Button pending={pending} onClick={() => void mark()}>
              Mark as printed
            </Button>
          </>
        )}
        <ButtonLink href={tableHref("/controlPanel/print", { year })}>All documents</ButtonLink>
      </Actions>
      <p role="status" className="mb-6 min-h-6 text-ink-soft text-sm print:hidden">
        {!!pictures?.loading && `Loading pictures: ${pictures.loading} to go.`}
        {pictures?.loading === 0 &&
          pictures.failed > 0 &&
          `${plural(pictures.failed, "picture", "pictures")} could not be loaded. Reload the page before you print.`}
      </p>
    </>
  );
}
