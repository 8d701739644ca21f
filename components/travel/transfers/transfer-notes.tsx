import { cx } from "class-variance-authority";
import { PartyWarnings } from "@/components/travel/transfers/party-line";
import { PhoneLink } from "@/components/ui/phone-link";
import type { PartyTransfer } from "@/lib/travel/transfers/party-transfers";

interface TransferNotesProps {
  transfers: readonly PartyTransfer[];
  className?: string;
}

/** When and where the vehicles of a team or a guest leave, for its own people. */
export function TransferNotes({ transfers, className }: TransferNotesProps) {
  const [first] = transfers;
  if (!first) return null;
  return (
    <ul aria-label="Transfers" className={cx("grid gap-1 text-sm", className)}>
      {transfers.map(({ direction, vehicle, leavesAt, leavesAtText, place, driverPhone, note, warnings }) => (
        <li key={direction}>
          {direction === "ARRIVAL" ? "Transfer from" : "Transfer to"} {place}:{" "}
          <strong>
            {vehicle},{" "}
            <time className="whitespace-nowrap" dateTime={leavesAt}>
              {leavesAtText}
            </time>
          </strong>
          {driverPhone && (
            <>
              , driver <PhoneLink number={driverPhone} />
            </>
          )}
          {note && <span className="block whitespace-pre-line text-ink-soft">{note}</span>}
          <PartyWarnings warnings={warnings} />
        </li>
      ))}
      {first.alone.length > 0 && (
        <li>
          Not for <bdi>{first.alone.join(", ")}</bdi>, who {first.alone.length === 1 ? "travels" : "travel"} without the
          leader.
        </li>
      )}
    </ul>
  );
}
