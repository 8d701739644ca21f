"use client";

import type { ReactNode } from "react";
import { useApiAction } from "@/components/forms/use-api-action";
import { Button, ButtonLink } from "@/components/ui/button";
import { PrintButton } from "@/components/ui/print-button";
import { hrefWith } from "@/components/ui/search-params";
import { countItems, type Day, type DocumentName } from "@/lib/print/documents";
import { api } from "@/lib/site/api/client";

interface PrintActionsProps {
  document: DocumentName;
  /** The year of a past edition; empty for the current one. */
  year: string;
  day: Day;
  personIds: string[];
  /** The fingerprint of the items on the page; the API refuses it with 409 once one of them has changed. */
  fingerprint: string;
  /** Further buttons. */
  children?: ReactNode;
}

/** Buttons that print the page and mark its items as printed, and a link to all documents. */
export function PrintActions({ document, year, day, personIds, fingerprint, children }: PrintActionsProps) {
  const { pending, run } = useApiAction();

  function mark() {
    return run({
      send: () =>
        api("POST /api/Print/{document}", {
          params: { document },
          query: { year },
          body: { day, personIds, fingerprint },
        }),
      success: `${countItems(document, personIds.length)} marked as printed.`,
    });
  }

  return (
    <>
      {personIds.length > 0 && (
        <>
          <PrintButton />
          <Button pending={pending} onClick={() => void mark()}>
            Mark as printed
          </Button>
        </>
      )}
      {children}
      <ButtonLink href={hrefWith("/controlPanel/print", { year })}>All documents</ButtonLink>
    </>
  );
}
