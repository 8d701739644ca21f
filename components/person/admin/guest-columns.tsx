import { fullNameColumn } from "@/components/person/full-name-column";
import { missingFilter } from "@/components/person/missing-filter";
import { portraitColumn } from "@/components/person/portrait-column";
import { placeFilter } from "@/components/travel/place-filter";
import { travelColumns } from "@/components/travel/travel-columns";
import type { Column, Filter } from "@/components/ui/table-state";
import type { GuestRow } from "@/lib/person/guest-rows";
import { detailLabels } from "@/lib/person/labels";

export const guestFilters: readonly Filter<GuestRow>[] = [
  { name: "country", title: "Country", values: ({ country }) => [country] },
  missingFilter<GuestRow>(({ missing }) => missing),
  placeFilter,
];

export const guestColumns: readonly Column<GuestRow>[] = [
  portraitColumn((guest) => guest),
  fullNameColumn,
  { key: "country", title: "Country", value: ({ country }) => country },
  { key: "size", title: detailLabels.tShirtSize, value: ({ tShirtSize }) => tShirtSize },
  ...travelColumns,
  { key: "missing", title: "Missing data", value: ({ missing }) => missing.join(", ") },
];
