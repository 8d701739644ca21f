import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { timeAgo } from "@/lib/platform/time/time";

export interface EarlierDraft {
  savedAt: number;
  restore: () => Promise<void>;
  discard: () => Promise<void>;
}

export function DraftOffer({ savedAt, restore, discard }: EarlierDraft) {
  return (
    <Notice tone="warning" className="sticky top-14 z-5 mb-8" role="region" aria-label="Unsaved changes">
      <p>You typed something here {timeAgo(savedAt, Date.now())} that was not saved.</p>
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

/** Takes an offer of a form; returns a function that withdraws it. */
type Collect = (offer: EarlierDraft) => () => void;

const Context = createContext<Collect | null>(null);

/** Takes the offers of the forms of a page that shows them together; null on other pages. */
export const useCollectOffers = () => useContext(Context);

/** Offers the drafts of all forms inside at once, above them. */
export function DraftOffers({ children }: { children: ReactNode }) {
  const [offers, setOffers] = useState<readonly EarlierDraft[]>([]);
  const collect = useCallback((offer: EarlierDraft) => {
    setOffers((others) => [...others, offer]);
    return () => setOffers((all) => all.filter((one) => one !== offer));
  }, []);

  async function decide(decision: "restore" | "discard") {
    for (const offer of offers) await offer[decision]();
    setOffers([]);
  }

  return (
    <Context value={collect}>
      {offers.length > 0 && (
        <DraftOffer
          savedAt={Math.max(...offers.map(({ savedAt }) => savedAt))}
          restore={() => decide("restore")}
          discard={() => decide("discard")}
        />
      )}
      {children}
    </Context>
  );
}
