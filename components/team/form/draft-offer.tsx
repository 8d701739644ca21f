"use client";

import { Button } from "@/components/ui/button";

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
    <section className="notice notice-warning draft-offer" aria-label="Unsent team">
      <p>You have an unsent team from {when}.</p>
      <div className="actions">
        <Button small onClick={onContinue}>
          Continue
        </Button>
        <Button small variant="quiet" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </section>
  );
}
