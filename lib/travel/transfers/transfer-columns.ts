import "server-only";
import { phoneFormatter } from "@/lib/country/international-phone";
import { defaultCountryId } from "@/lib/country/queries";
import { requireOptions } from "@/lib/edition/rules";
import type { EditionRow } from "@/lib/edition/views";
import type { TransferModel } from "@/lib/generated/prisma/models";
import type { Database } from "@/lib/platform/db/client";
import { requireInstant } from "@/lib/platform/time/time-zone";
import { placeOptions } from "@/lib/travel/place";
import type { TransferEdit } from "@/lib/travel/transfers/inputs";

/** Throws 422 for an unknown place, a time that the clocks skip, or an impossible phone number. */
export async function toColumns(
  database: Database,
  input: Omit<TransferEdit, "version">,
  edition: EditionRow,
  stored?: Pick<TransferModel, "driverPhone">,
) {
  const { place } = requireOptions(input, { place: placeOptions(input.place, edition) });
  const { vehicle, seats, driverPhone, note } = input;
  const formatPhone = await phoneFormatter(database, await defaultCountryId(database));
  return {
    place,
    leavesAt: requireInstant("leavesAt", input.leavesAt, edition.timeZone),
    vehicle,
    seats,
    driverPhone: driverPhone && formatPhone("driverPhone", driverPhone, stored?.driverPhone),
    note: note ?? "",
  };
}
