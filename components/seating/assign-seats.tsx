"use client";

import { ConfirmAction } from "@/components/forms/confirm-action";
import { Button } from "@/components/ui/button";
import { notify } from "@/lib/platform/browser/notifications";
import { plural } from "@/lib/platform/text/plural";
import { api } from "@/lib/site/api/client";

const contestantsText = (count: number) => plural(count, "contestant", "contestants");

async function assign(body: { onlyMissing: boolean; seated: number }) {
  const { changed } = await api("POST /api/Seating/assignment", { body });
  notify("success", `${plural(changed, "contestant has", "contestants have")} a new seat.`);
}

interface AssignSeatsProps {
  contestants: number;
  /** How many of them have a seat on either day. */
  seated: number;
  /** How many of them lack a seat on either day. */
  missing: number;
}

/** Buttons that assign seats to all contestants, or only to those who lack one. */
export function AssignSeats({ contestants, seated, missing }: AssignSeatsProps) {
  const neighbours =
    "Neighbours are of different countries, and on the second day different people, as far as possible; the page names what is not.";
  if (contestants === 0) return null;
  return (
    <>
      {seated > 0 && missing > 0 && (
        <ConfirmAction
          trigger={<Button variant="primary">Assign missing seats</Button>}
          title={`Assign seats to ${contestantsText(missing)}?`}
          description={`They get a seat for each day on which they have none; all others keep theirs. ${neighbours}`}
          action="Assign missing seats"
          variant="primary"
          send={() => assign({ onlyMissing: true, seated })}
        />
      )}
      <ConfirmAction
        trigger={<Button variant={seated === 0 ? "primary" : "secondary"}>Assign seats</Button>}
        title={`Assign seats to ${contestantsText(contestants)}?`}
        description={`For both days. ${seated > 0 ? `This replaces the stored seats of ${contestantsText(seated)}. ` : ""}${neighbours}`}
        action="Assign seats"
        variant={seated > 0 ? "danger" : "primary"}
        send={() => assign({ onlyMissing: false, seated })}
      />
    </>
  );
}
