import { DeleteGuest } from "@/components/person/delete-guest";
import type { GuestView } from "@/components/person/guest-view";
import { portraitColumn } from "@/components/person/portrait-column";
import { TransferNotes } from "@/components/transfer/transfer-notes";
import { EditLink, RowActions, RowMenu } from "@/components/ui/row-actions";
import type { Column } from "@/components/ui/table-state";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { detailLabels } from "@/lib/person/labels";
import { formatLocalTime } from "@/lib/platform/time/time";
import { travelLabels } from "@/lib/travel/labels";

function timeColumn(key: "timeOfArrival" | "timeOfDeparture"): Column<GuestView> {
  return {
    key,
    title: travelLabels[key],
    value: (guest) => guest[key],
    cell: ({ [key]: time }) => (time ? <span className="whitespace-nowrap">{formatLocalTime(time)}</span> : "–"),
  };
}

function placeColumn(
  key: "arrivalLocation" | "departureLocation",
  tripNumber: "arrivalTripNumber" | "departureTripNumber",
  wanted: TravelDirection,
): Column<GuestView> {
  return {
    key,
    title: travelLabels[key],
    value: (guest) => [guest[key], guest[tripNumber]].filter(Boolean).join(", "),
    cell: (guest) => (
      <>
        {guest[key] ?? "–"}
        {guest[tripNumber] && <small>{guest[tripNumber]}</small>}
        <TransferNotes className="mt-1" transfers={guest.transfers.filter(({ direction }) => direction === wanted)} />
      </>
    ),
  };
}

/** The columns of a country's guests (specification, section 2, "Guest form and list"). */
export const guestListColumns: readonly Column<GuestView>[] = [
  portraitColumn((guest) => guest),
  { key: "name", title: detailLabels.fullName, isRowHeader: true, value: ({ fullName }) => fullName },
  {
    key: "native",
    title: detailLabels.nativeName,
    value: ({ nativeName }) => nativeName,
    cell: ({ nativeName, nativeLanguage }) => <bdi lang={nativeLanguage}>{nativeName ?? "–"}</bdi>,
  },
  { key: "size", title: detailLabels.tShirtSize, value: ({ tShirtSize }) => tShirtSize },
  timeColumn("timeOfArrival"),
  placeColumn("arrivalLocation", "arrivalTripNumber", "ARRIVAL"),
  timeColumn("timeOfDeparture"),
  placeColumn("departureLocation", "departureTripNumber", "DEPARTURE"),
];

/** Until the edit period ends. */
export const guestListActions: Column<GuestView> = {
  key: "actions",
  title: "Actions",
  isDisplayOnly: true,
  value: () => null,
  cell: ({ id, fullName }) => (
    <RowActions>
      <EditLink href={`/addGuest?guest=${id}`} name={fullName} />
      <RowMenu name={fullName}>
        <DeleteGuest id={id} fullName={fullName} />
      </RowMenu>
    </RowActions>
  ),
};
