import { DeleteTransfer } from "@/components/transfer/delete-transfer";
import { EditTransfer } from "@/components/transfer/transfer-dialogs";
import type { TransferChoices } from "@/components/transfer/transfer-fields";
import { TransferParties } from "@/components/transfer/transfer-parties";
import { Actions } from "@/components/ui/actions";
import { Badge } from "@/components/ui/badge";
import { PhoneLink } from "@/components/ui/phone-link";
import { formatTime } from "@/lib/platform/time/time";
import { partyNotes, seatsText } from "@/lib/travel/transfers/rules";
import type { Transfer } from "@/lib/travel/transfers/schema";

interface TransferCardProps {
  transfer: Transfer;
  timeZone: string;
  /** Null for a past edition. */
  choices: TransferChoices | null;
}

/** A transfer with its parties. */
export function TransferCard({ transfer, timeZone, choices }: TransferCardProps) {
  const { parties, seatsTaken, ...details } = transfer;
  const { id, direction, vehicle, place, leavesAt, seats, driverPhone, note } = details;
  const isOverfull = seatsTaken > seats;
  return (
    <li id={id} className="scroll-mt-4 break-inside-avoid rounded-md border border-rule bg-sheet p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="text-lg/tight">
          <time dateTime={leavesAt} className="tabular-nums">
            {formatTime(new Date(leavesAt), timeZone)}
          </time>{" "}
          <bdi>{vehicle}</bdi>
        </h3>
        <Badge tone={isOverfull ? "amber" : "plain"}>
          {seatsText(transfer)}
          {isOverfull && `, ${seatsTaken - seats} too many`}
        </Badge>
      </div>
      <p>
        {direction === "ARRIVAL" ? "From" : "To"} <bdi>{place}</bdi>
        {driverPhone && (
          <>
            {" · Driver "}
            <PhoneLink number={driverPhone} />
          </>
        )}
      </p>
      {note && <p className="wrap-anywhere whitespace-pre-line text-ink-soft text-sm">{note}</p>}
      <TransferParties
        direction={direction}
        canChange={choices !== null}
        parties={parties.map((party) => ({
          id: party.id,
          name: party.name,
          country: party.country.name,
          time: party.time && formatTime(new Date(party.time), timeZone),
          size: party.people.length,
          transfer: { id, vehicle },
          hasMoved: party.transfer?.moved === true,
          warnings: partyNotes(party, transfer, timeZone),
        }))}
      />
      {choices && (
        <Actions className="mt-3">
          <EditTransfer transfer={details} choices={choices} />
          <DeleteTransfer id={id} vehicle={vehicle} partyCount={parties.length} />
        </Actions>
      )}
    </li>
  );
}
