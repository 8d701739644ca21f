"use client";

import { cx } from "class-variance-authority";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { LinkButton } from "@/components/ui/button";
import { useUserId } from "@/components/ui/user-id";
import { chooseDraft, type Draft, formName, listDrafts, nameIn, removeDraft } from "@/lib/platform/browser/draft";
import { timeAgo } from "@/lib/platform/time/time";

interface DraftListProps {
  /** What the drafts are about, such as "new team". */
  of: string;
  /** The id of what the new record would belong to; without it, all drafts of this name are listed. */
  within?: string | undefined;
  /** Shows the draft; without it, the draft's page is opened. */
  onContinue?: () => unknown;
  className?: string;
}

/** The unsaved drafts of new records on this device, also those of other tabs. */
export function DraftList({ of, within, onContinue, className }: DraftListProps) {
  const router = useRouter();
  const userId = useUserId();
  const [drafts, setDrafts] = useState<readonly Draft<unknown>[]>([]);
  const update = useEffectEvent(() => setDrafts(listDrafts(userId, formName(of, within))));

  useEffect(() => {
    update();
    // Another tab has changed them.
    window.addEventListener("storage", update);
    return () => window.removeEventListener("storage", update);
  }, []);

  function open(draft: Draft<unknown>) {
    chooseDraft(draft);
    if (onContinue) onContinue();
    else router.push(draft.path);
  }

  function discard({ key }: Draft<unknown>) {
    removeDraft(key);
    setDrafts(drafts.filter((draft) => draft.key !== key));
  }

  if (drafts.length === 0) return null;
  return (
    <ul className={cx("grid gap-1 text-ink-soft print:hidden", className)}>
      {drafts.map((draft) => {
        const name = nameIn(draft);
        const hiddenName = name && <span className="sr-only"> {name}</span>;
        return (
          <li key={draft.key} className="wrap-anywhere flex flex-wrap gap-x-3">
            <span>
              An unsaved {of}
              {name && ": "}
              <bdi className="font-semibold text-ink">{name}</bdi>, {timeAgo(draft.savedAt, Date.now())}
            </span>
            <LinkButton onClick={() => open(draft)}>Continue{hiddenName}</LinkButton>
            <LinkButton onClick={() => discard(draft)}>Discard{hiddenName}</LinkButton>
          </li>
        );
      })}
    </ul>
  );
}
