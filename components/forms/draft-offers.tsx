import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { DraftOffer, type EarlierDraft } from "@/components/forms/draft-offer";

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
