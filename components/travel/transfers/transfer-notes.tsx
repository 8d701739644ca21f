import { cx } from "class-variance-authority";
import { PartyWarnings } from "@/components/travel/transfers/party-line";
import { CallLink, PhoneLink } from "@/components/ui/phone-link";
import type { PartyTransfer } from "@/lib/travel/transfers/party-transfers";

interface TransferNotesProps {
  transfers: readonly PartyTransfer[];
  /** Whether the places are beside them already. */
  isShort?: boolean;
  className?: string;
}

/** When and where the vehicles of a team or a guest leave, for its own people. */
export function TransferNotes({ transfers, isShort, className }: TransferNotesProps) {
  if (transfers.length === 0) return null;
  const teamTransfers = transfers.filter(({ passenger }) => !passenger);
  const alone = teamTransfers[0]?.alone ?? [];
  return (
    <ul
      aria-label="Transfers"
      className={cx(
        "grid gap-y-1 phone:gap-y-2 text-sm",
        // So wide that its cell has a line of the row for itself.
        isShort
          ? "phone:w-screen max-w-full not-phone:grid-cols-[auto_1fr] gap-x-3"
          : "w-full not-phone:grid-cols-[auto_auto_auto_1fr] gap-x-6",
        className,
      )}
    >
      {teamTransfers.map((transfer) => (
        <TransferNote key={transfer.direction} transfer={transfer} isShort={isShort} />
      ))}
      {alone.length > 0 && (
        <li className="col-span-full">
          Not for <bdi>{alone.join(", ")}</bdi>, who {alone.length === 1 ? "travels" : "travel"} without the leader.
        </li>
      )}
      {transfers
        .filter(({ passenger }) => passenger)
        .map((transfer) => (
          <TransferNote key={`${transfer.passenger} ${transfer.direction}`} transfer={transfer} isShort={isShort} />
        ))}
    </ul>
  );
}

function TransferNote({ transfer, isShort }: Pick<TransferNotesProps, "isShort"> & { transfer: PartyTransfer }) {
  const { passenger, direction, vehicle, leavesAt, leavesAtText, place, driverPhone, note, warnings } = transfer;
  return (
    <li
      className={cx(
        "not-phone:col-span-full not-phone:grid not-phone:grid-cols-subgrid items-baseline",
        !isShort && "phone:relative phone:min-h-11 phone:pr-24",
      )}
    >
      <span className={isShort ? "not-phone:sr-only text-ink-soft text-xs" : "phone:block phone:text-ink-soft"}>
        {direction === "ARRIVAL" ? "Transfer from" : "Transfer to"} {place}
        {passenger && (
          <>
            {" for "}
            <bdi>{passenger}</bdi>
          </>
        )}
        :{" "}
      </span>
      <strong className="inline-block">
        {vehicle},{" "}
        <time className="whitespace-nowrap" dateTime={leavesAt}>
          {leavesAtText}
        </time>
      </strong>
      {driverPhone && isShort && (
        <>
          <span className="sr-only">, driver </span>
          <PhoneLink
            number={driverPhone}
            aria-label={`Call the driver of ${vehicle}, ${driverPhone}`}
            className="phone:ml-3 inline-block"
          />
        </>
      )}
      {driverPhone && !isShort && (
        <span>
          <span className="mr-1 phone:hidden text-ink-soft">
            <span className="sr-only">, </span>driver{" "}
          </span>
          <CallLink
            contact={{ name: `the driver of ${vehicle}`, phoneNumber: driverPhone }}
            isShort
            className="phone:absolute phone:top-0 phone:right-0"
          />
        </span>
      )}
      <div className="col-span-full">
        {note && <span className="block whitespace-pre-line text-ink-soft">{note}</span>}
        <PartyWarnings warnings={warnings} />
      </div>
    </li>
  );
}
