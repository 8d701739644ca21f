import { emptyTexts } from "@/components/edition/empty-texts";
import { PartyLine } from "@/components/travel/transfers/party-line";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { PhoneLink } from "@/components/ui/phone-link";
import { Section } from "@/components/ui/section";
import { EditDialogLink } from "@/components/ui/table/row-actions";
import { groupBy } from "@/lib/platform/group-by";
import { plural } from "@/lib/platform/text/plural";
import { formatDate, formatTime, toLocalDate, weekdayOf } from "@/lib/platform/time/time";
import { seatsText } from "@/lib/travel/transfers/rules";
import type { Transfer } from "@/lib/travel/transfers/schema";

interface TransferDaysProps {
  transfers: readonly Transfer[];
  edition: { isCurrent: boolean; year: number; timeZone: string };
}

/** The transfers with their parties, by day in the venue's time zone. */
export function TransferDays({ transfers, edition }: TransferDaysProps) {
  const { timeZone } = edition;
  if (transfers.length === 0) {
    const { title, text } = emptyTexts("transfers", "Transfers appear here once they are added or suggested.", edition);
    return <EmptyState title={title}>{text}</EmptyState>;
  }
  const dayOf = ({ leavesAt }: Transfer) => toLocalDate(new Date(leavesAt), timeZone);
  return [...groupBy(transfers, dayOf)].map(([day, dayTransfers]) => (
    <Section key={day} title={`${weekdayOf(day)}, ${formatDate(day)}`} className="mt-10">
      <p className="mb-3 text-ink-soft">{plural(dayTransfers.length, "transfer", "transfers")}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,28rem),1fr))] gap-4">
        {dayTransfers.map((transfer) => (
          <TransferCard key={transfer.id} transfer={transfer} timeZone={timeZone} isEditable={edition.isCurrent} />
        ))}
      </ul>
    </Section>
  ));
}

interface TransferCardProps {
  transfer: Transfer;
  timeZone: string;
  isEditable: boolean;
}

function TransferCard({ transfer, timeZone, isEditable }: TransferCardProps) {
  const { id, direction, vehicle, place, leavesAt, seats, seatsTaken, driverPhone, note, parties } = transfer;
  const isOverfull = seatsTaken > seats;
  return (
    <li id={id} className="scroll-mt-4 break-inside-avoid rounded-md border border-rule bg-sheet p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg/tight">
          <time dateTime={leavesAt} className="tabular-nums">
            {formatTime(new Date(leavesAt), timeZone)}
          </time>{" "}
          <bdi>{vehicle}</bdi>
        </h3>
        <span className="flex items-baseline gap-4">
          <Badge tone={isOverfull ? "amber" : "plain"}>
            {seatsText(transfer)}
            {isOverfull && `, ${seatsTaken - seats} too many`}
          </Badge>
          {isEditable && <EditDialogLink param="transfer" id={id} name={vehicle} />}
        </span>
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
      {parties.length === 0 && <p className="mt-2 text-ink-soft">No parties{isEditable && " yet"}.</p>}
      <ul className="mt-2 border-rule border-t empty:hidden">
        {parties.map((party) => (
          <PartyLine key={party.id} party={party} transfer={transfer} timeZone={timeZone} />
        ))}
      </ul>
    </li>
  );
}
