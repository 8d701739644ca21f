import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { ConfirmAction } from "@/components/forms/confirm-action";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { api } from "@/lib/site/api/client";

interface DraftPanelProps {
  id: string;
  year: number;
  currentYear: number;
}

/** Makes a draft the current edition, or deletes it. */
export function DraftPanel({ id, year, currentYear }: DraftPanelProps) {
  const router = useRouter();
  const params = { id };
  const isLeaving = useRef(false);

  // The pressed button disappears.
  useEffect(
    () => () => {
      if (isLeaving.current) document.getElementById("content")?.focus({ preventScroll: true });
    },
    [],
  );

  function showCurrent() {
    isLeaving.current = true;
    router.push("/controlPanel/edition");
    router.refresh();
  }

  return (
    <Panel>
      <p className="mb-5 max-w-measure text-ink-soft">
        Check the dates, the texts and the links first: they are copies. Members of committees can be changed once this
        is the current edition.
      </p>
      <Actions>
        <ConfirmAction
          trigger={<Button variant="primary">Make it the current edition</Button>}
          title={`Make ${year} the current edition?`}
          description={`The site then shows the ${year} edition, without teams, and the ${currentYear} edition can no longer be changed. This cannot be undone.`}
          action={`Start the ${year} edition`}
          close="Not yet"
          variant="primary"
          send={() => api("POST /api/Contest/{id}/current", { params })}
          success={`The ${year} edition is the current one now!`}
          onDone={showCurrent}
          onStale={showCurrent}
        />
        <ConfirmAction
          trigger={<Button>Delete this draft</Button>}
          title={`Delete the draft of ${year}?`}
          description="Deletes everything that was prepared for this edition. The current edition stays as it is."
          action="Delete draft"
          send={() => api("DELETE /api/Contest/{id}", { params })}
          success={`The draft of ${year} has been deleted.`}
          onDone={showCurrent}
          onStale={showCurrent}
        />
      </Actions>
    </Panel>
  );
}
