"use client";

import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

interface DraftOfferProps {
  /** Milliseconds since 1970. */
  savedAt: number;
  onContinue: () => Promise<void>;
  onDiscard: () => Promise<void>;
}

/** Offers to continue a draft; its time is in the device's time zone. */
export function DraftOffer({ savedAt, onContinue, onDiscard }: DraftOfferProps) {
  const when = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" })
    .format(savedAt)
    .replace(" at ", ", ");
  return (
    <Notice tone="warning" className="mb-8" aria-label="Unsent team">
      <p>You have an unsent team from {when}.</p>
      <Actions className="mt-2">
        <Button size="sm" onClick={onContinue}>
          Continue
        </Button>
        <Button size="sm" variant="quiet" onClick={onDiscard}>
          Discard
        </Button>
      </Actions>
    </Notice>
  );
}
