import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { timeAgo } from "@/lib/platform/time/time";

/** An earlier draft, which the user may restore or discard. */
export interface EarlierDraft {
  savedAt: number;
  restore: () => Promise<void>;
  discard: () => Promise<void>;
}

/** Offers to restore a draft. */
export function DraftOffer({ savedAt, restore, discard }: EarlierDraft) {
  return (
    <Notice tone="warning" className="mb-8" role="region" aria-label="Unsaved changes" data-draft-offer>
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
