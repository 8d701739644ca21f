import { z } from "zod";
import { instant, version } from "@/lib/platform/validation/fields";
import { direction, party } from "@/lib/travel/arrivals/schema";

export const leftOverReasons = ["NO_TIME", "NO_PLACE", "TOO_LARGE"] as const;

export const transfer = z
  .object({
    id: z.guid(),
    direction,
    place: z.string().meta({ description: "Where an arrival's vehicle starts, and where a departure's goes." }),
    leavesAt: instant.meta({ description: "From the place of arrival or, for a departure, from the venue." }),
    vehicle: z.string(),
    seats: z.int(),
    seatsTaken: z.int().meta({ description: "The people of all parties; a leader of two teams counts once." }),
    driverPhone: z.string().nullable(),
    note: z.string(),
    version,
    parties: z.array(party),
  })
  .meta({ id: "Transfer", description: "A vehicle from a place of arrival or to a place of departure." });

export const transferSuggestion = z
  .object({
    vehicles: z.array(
      transfer.pick({ vehicle: true, place: true, leavesAt: true, seats: true, seatsTaken: true }).extend({
        transferId: z.guid().nullable().meta({ description: "`null` for a vehicle that is created." }),
        parties: z.array(party).meta({ description: "Those who get a seat, without those who had one before." }),
      }),
    ),
    leftOver: z.array(z.object({ party, reason: z.enum(leftOverReasons) })),
    fingerprint: z.string().meta({ description: "The same as long as the same suggestion would be made." }),
  })
  .meta({ id: "TransferSuggestion", description: "Vehicles for parties without a transfer." });

export type Transfer = z.output<typeof transfer>;
export type TransferDetails = Omit<Transfer, "parties" | "seatsTaken">;
export type TransferSuggestion = z.output<typeof transferSuggestion>;
