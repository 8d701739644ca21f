import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { GuestView } from "@/components/person/guest-view";
import { TransferNotes } from "@/components/transfer/transfer-notes";
import { Button, ButtonLink } from "@/components/ui/button";
import { Portrait } from "@/components/ui/portrait";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { detailLabels } from "@/lib/person/labels";
import { travelLabels } from "@/lib/travel/labels";

/** A row of the guest list; a card on narrow screens. */
export const guestCard = cx(
  "not-print:max-lg:relative not-print:max-lg:grid not-print:max-lg:grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] not-print:max-lg:gap-x-4 not-print:max-lg:gap-y-3",
  "not-print:max-lg:not-first:mt-4 not-print:max-lg:rounded-md not-print:max-lg:border not-print:max-lg:border-rule not-print:max-lg:p-4 not-print:max-lg:shadow-sheet",
  "not-print:max-lg:[contain-intrinsic-size:auto_20rem] not-print:max-lg:[content-visibility:auto]",
);

export const guestCell =
  "text-left lg:border-rule lg:border-b lg:px-3 lg:py-[0.6rem] print:border-rule print:border-b print:px-1.5 print:py-1";

interface CellProps {
  /** Shown before the value on a card. */
  label: string;
  className?: string;
  children: ReactNode;
}

function Cell({ label, className, children }: CellProps) {
  return (
    <td
      data-label={label}
      className={cx(
        guestCell,
        "before:block before:text-ink-soft before:text-xs/[1.4] not-print:max-lg:before:content-[attr(data-label)]",
        className,
      )}
    >
      {children}
    </td>
  );
}

interface GuestRowProps {
  guest: GuestView;
  /** Absent if the guest may no longer be changed. */
  onDelete: (() => void) | undefined;
}

/** A row of the guest list; a card on narrow screens. */
export function GuestRow({ guest, onDelete }: GuestRowProps) {
  const { id, fullName, nativeName, nativeLanguage, tShirtSize, picturePath, transfers } = guest;
  const transfersFor = (wanted: TravelDirection) => (
    <TransferNotes className="mt-1" transfers={transfers.filter(({ direction }) => direction === wanted)} />
  );
  return (
    <tr className={cx(guestCard, "not-print:max-lg:bg-sheet")}>
      <td
        className={cx(
          guestCell,
          "*:h-[61px] *:w-12 *:text-[1.1rem] not-print:max-lg:absolute not-print:max-lg:top-4 not-print:max-lg:left-4",
        )}
      >
        <Portrait path={picturePath} name={fullName} />
      </td>
      <th
        scope="row"
        className={cx(
          guestCell,
          "min-w-32 font-semibold [unicode-bidi:plaintext]",
          "not-print:max-lg:col-span-full not-print:max-lg:flex not-print:max-lg:min-h-[61px] not-print:max-lg:items-center not-print:max-lg:pl-16 not-print:max-lg:font-serif not-print:max-lg:text-lg/[1.3]",
        )}
      >
        {fullName}
      </th>
      <Cell label={detailLabels.nativeName}>
        <bdi lang={nativeLanguage}>{nativeName ?? "–"}</bdi>
      </Cell>
      <Cell label={detailLabels.tShirtSize}>{tShirtSize ?? "–"}</Cell>
      <Cell label={travelLabels.timeOfArrival} className="tabular-nums">
        {guest.timeOfArrival}
      </Cell>
      <Cell label={travelLabels.arrivalLocation}>
        {guest.arrivalLocation ?? "–"}
        <span className="block text-ink-soft">{guest.arrivalTripNumber}</span>
        {transfersFor("ARRIVAL")}
      </Cell>
      <Cell label={travelLabels.timeOfDeparture} className="tabular-nums">
        {guest.timeOfDeparture}
      </Cell>
      <Cell label={travelLabels.departureLocation}>
        {guest.departureLocation ?? "–"}
        <span className="block text-ink-soft">{guest.departureTripNumber}</span>
        {transfersFor("DEPARTURE")}
      </Cell>
      {onDelete && (
        <td
          className={cx(
            guestCell,
            "whitespace-nowrap not-print:max-lg:col-span-full not-print:max-lg:flex not-print:max-lg:pt-1 lg:w-px print:hidden",
            "*:not-first:ml-2 not-print:max-lg:*:min-h-11 not-print:max-lg:*:flex-1",
          )}
        >
          <ButtonLink size="sm" href={`/addGuest?guest=${id}`}>
            Edit<span className="sr-only"> {fullName}</span>
          </ButtonLink>
          <Button size="sm" variant="danger" id={deleteButtonId(id)} onClick={onDelete}>
            Delete<span className="sr-only"> {fullName}</span>
          </Button>
        </td>
      )}
    </tr>
  );
}

/** Id of a guest's Delete button. */
export const deleteButtonId = (guestId: string) => `delete-${guestId}`;
