"use client";

import type { DraftOffer as Offer } from "@/components/forms/use-draft";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { formatInstant } from "@/lib/time";

/** Offers to restore a draft. Its time is by the site's clock, which app/layout.tsx passes on. */
export function DraftOffer({ savedAt, restore, discard }: Offer) {
  const { clockOffset, timeZone } = document.body.dataset;
  const when = formatInstant(new Date(savedAt + Number(clockOffset ?? 0)), timeZone ?? "UTC");
  return (
    <Notice tone="warning" className="mb-8" role="region" aria-label="Unsaved changes">
      <p>You typed something here on {when} that was not saved.</p>
      <Actions className="mt-2">
        <Button size="sm" onClick={restore}>
          Restore
        </Button>
        <Button size="sm" variant="quiet" onClick={discard}>
          Discard
        </Button>
      </Actions>
    </Notice>
  );
}
