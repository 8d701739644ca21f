import { z } from "zod";
import {
  atMost,
  givenVersion,
  id,
  instantText,
  optionalId,
  optionalLines,
  optionalText,
  phoneNumber,
  required,
  wholeNumber,
} from "@/lib/platform/validation/fields";
import { direction } from "@/lib/travel/arrivals/schema";
import { locationMeta } from "@/lib/travel/schema";
import { defaultLuggageTime, suggestionLabels, transferLabels } from "@/lib/travel/transfers/labels";

const seats = (what: string) => wholeNumber(what, 1, 500);
const minutes = (what: string) => wholeNumber(what, 0, 24 * 60);

const fields = {
  place: required(transferLabels.place).meta(locationMeta),
  leavesAt: instantText(transferLabels.leavesAt),
  vehicle: required(transferLabels.vehicle, 60).meta({ example: "Bus 2" }),
  seats: seats(transferLabels.seats),
  driverPhone: z.preprocess((value) => value || null, phoneNumber(transferLabels.driverPhone).nullable()),
  note: optionalLines(transferLabels.note, 500),
};

export const transferInput = z
  .object({ direction, ...fields })
  .meta({ id: "TransferInput", description: "A new transfer, without parties." });

export const transferEdit = z
  .object({ ...fields, version: givenVersion })
  .meta({ id: "TransferEdit", description: "A transfer's details; its direction and its parties stay." });

const partyMove = z.object({
  id: id.meta({ description: "The team or, for a guest or a contestant, the person." }),
  transferId: optionalId.meta({ description: "The party's transfer from now on; `null` or no value: none." }),
});

export const partyMoves = z
  .object({
    direction,
    parties: atMost(
      1000,
      "Send at most 1000 parties.",
      z.array(partyMove, "Send a list of parties.").min(1, "Send at least one party."),
    ).refine((parties) => new Set(parties.map(({ id }) => id)).size === parties.length, "Send each party once."),
  })
  .meta({ id: "PartyMoves", description: "Parties and the transfers that they go to." });

export const suggestionInput = z
  .object({
    direction,
    place: optionalText(transferLabels.place).meta({
      description: "Only parties of this place; without a value, of all.",
    }),
    vehicle: fields.vehicle.meta({ description: "What the vehicles are called; a number is added.", example: "Bus" }),
    seats: seats(suggestionLabels.seats),
    longestWait: minutes(suggestionLabels.longestWait).meta({
      description: "The longest time between a vehicle's first and last party.",
    }),
    luggageTime: minutes(suggestionLabels.luggageTime).default(defaultLuggageTime).meta({
      description: "For arrivals: how long after its last party arrives a vehicle leaves.",
    }),
    leadTime: minutes(suggestionLabels.leadTime).default(0).meta({
      description: "For departures: how long before its first party departs a vehicle leaves the venue.",
    }),
    fingerprint: optionalText("The fingerprint", 64).meta({
      description: "Of the suggestion to create; 409 if another one would be made now. Optional.",
      example: null,
    }),
  })
  .meta({ id: "TransferSuggestionInput", description: "How to group parties without a transfer into vehicles." });

export type TransferInput = z.output<typeof transferInput>;
export type TransferEdit = z.output<typeof transferEdit>;
export type PartyMoves = z.output<typeof partyMoves>;
export type SuggestionInput = z.output<typeof suggestionInput>;
