import { DeletePerson } from "@/components/person/admin/delete-person";
import { missingFilter } from "@/components/person/missing-filter";
import { nativeNameColumn } from "@/components/person/native-name-column";
import { portraitColumn } from "@/components/person/portrait-column";
import { placeFilter } from "@/components/travel/place-filter";
import { travelColumns } from "@/components/travel/travel-columns";
import { ButtonLink } from "@/components/ui/button";
import type { Column, Filter } from "@/components/ui/data-table";
import type { GuestRow } from "@/lib/person/guest-rows";
import { detailLabels } from "@/lib/person/labels";

export const guestFilters: readonly Filter<GuestRow>[] = [
  { name: "country", title: "Country", values: ({ country }) => [country] },
  placeFilter,
  missingFilter<GuestRow>(({ missing }) => missing),
];

export const guestColumns: readonly Column<GuestRow>[] = [
  portraitColumn((guest) => guest),
  { key: "name", title: detailLabels.fullName, isRowHeader: true, value: ({ fullName }) => fullName },
  nativeNameColumn,
  { key: "country", title: "Country", value: ({ country }) => country },
  { key: "size", title: detailLabels.tShirtSize, value: ({ tShirtSize }) => tShirtSize },
  ...travelColumns,
  { key: "missing", title: "Missing data", value: ({ missing }) => missing.join(", ") },
];

/** For the current edition, whose guests can be changed. */
export const guestActions: Column<GuestRow> = {
  key: "actions",
  title: "Actions",
  isDisplayOnly: true,
  value: () => null,
  cell: ({ id, fullName, isDeletable }) => (
    <span className="flex gap-2 max-md:*:flex-1">
      <ButtonLink size="sm" href={`/controlPanel/guests?guest=${id}`}>
        Edit<span className="sr-only"> {fullName}</span>
      </ButtonLink>
      {isDeletable && <DeletePerson id={id} fullName={fullName} />}
    </span>
  ),
};
