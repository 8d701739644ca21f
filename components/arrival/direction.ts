import type { SearchParams } from "@/components/ui/table-state";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { findOption } from "@/lib/platform/validation/find-option";

/** The direction of `?direction=`; ARRIVAL without one. */
export const readDirection = ({ direction }: SearchParams): TravelDirection =>
  findOption(["DEPARTURE"], direction) ?? "ARRIVAL";

/** The parameters of links to a direction of an edition; empty for arrivals and the current edition. */
export const directionParams = (direction: TravelDirection, edition: { isCurrent: boolean; year: number }) => ({
  direction: direction === "ARRIVAL" ? "" : direction,
  year: edition.isCurrent ? "" : String(edition.year),
});
