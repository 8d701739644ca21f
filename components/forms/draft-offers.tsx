import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { DraftOffer } from "@/components/forms/draft-offer";
import type { DraftOffer as Offer } from "@/components/forms/use-draft";

/** Takes an offer of a form; returns a function that withdraws it. */
type Collect = (offer: Offer) => () => void;

const Context = createContext<Collect | null>(null);

/** Takes the offers of the forms of a page that shows them together; null on other pages. */
export const useCollectOffers = () => useContext(Context);

/** Offers the drafts of all forms inside at once, above them. */
export function DraftOffers({ children }: { children: ReactNode }) {
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const collect = useCallback((offer: Offer) => {
    setOffers((others) => [...others, offer]);
    return () => setOffers((all) => all.filter((one) => one !== offer));
  }, []);

  async function restore() {
    for (const offer of offers) await offer.restore();
  }

  async function discard() {
    for (const offer of offers) await offer.discard();
  }

  return (
    <Context value={collect}>
      {offers.length > 0 && (
        <DraftOffer savedAt={Math.max(...offers.map(({ savedAt }) => savedAt))} restore={restore} discard={discard} />
      )}
      {children}
    </Context>
  );
}
