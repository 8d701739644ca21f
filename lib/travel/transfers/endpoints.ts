import { z } from "zod";
import { yearQuery } from "@/lib/edition/schema";
import { endpoint, listBodyLimit } from "@/lib/platform/api/endpoint";
import { administrators } from "@/lib/platform/auth/roles";
import { dryRunQuery } from "@/lib/platform/csv/schema";
import { id } from "@/lib/platform/validation/fields";
import { direction } from "@/lib/travel/arrivals/schema";
import { partyMoves, suggestionInput, transferEdit, transferInput } from "@/lib/travel/transfers/inputs";
import { transfer, transferSuggestion } from "@/lib/travel/transfers/schema";

const params = z.object({ id: id.meta({ description: "The transfer." }) });
const noTransfer = "There is no such transfer in the current edition.";

export const listTransfers = endpoint("GET /api/Transfer", {
  access: administrators,
  summary: "The transfers of an edition in one direction, with their parties.",
  query: yearQuery.extend({
    direction: direction.default("ARRIVAL").meta({ description: "`ARRIVAL` without a value." }),
  }),
  response: z.array(transfer),
  success: "The transfers, by the time they leave.",
  errors: { 404: "There is no edition of that year." },
});

export const createTransfer = endpoint("POST /api/Transfer", {
  access: administrators,
  summary: "Creates a transfer of the current edition.",
  audit: "created a transfer",
  body: transferInput,
  response: transfer,
  status: 201,
  idempotent: true,
});

export const changeTransfer = endpoint("PUT /api/Transfer/{id}", {
  access: administrators,
  summary: "Changes a transfer's details.",
  description: "It never gets fewer seats than its parties take.",
  audit: "changed a transfer",
  params,
  body: transferEdit,
  response: transfer,
  errors: { 404: noTransfer },
});

export const deleteTransfer = endpoint("DELETE /api/Transfer/{id}", {
  access: administrators,
  summary: "Deletes a transfer.",
  audit: "deleted a transfer",
  params,
  response: z.literal(true),
  success: "Its parties have no transfer any more.",
  errors: { 404: noTransfer },
});

export const assignParties = endpoint("PUT /api/Transfer/parties", {
  access: administrators,
  summary: "Assigns parties to transfers, moves them and removes them, all or none.",
  description:
    "A party is a team or a guest; it has at most one transfer in each direction, so that it leaves the one before. Assigning it again to its own transfer confirms its present time and place.",
  audit: "assigned parties to transfers",
  body: partyMoves,
  bodyLimit: listBodyLimit,
  response: z.literal(true),
  success: "The parties have their new transfers.",
  errors: {
    404: "There is no such transfer, or the party does not travel in this direction.",
    409: "A transfer has not enough seats for its parties.",
  },
});

export const suggestTransfers = endpoint("POST /api/Transfer/suggest", {
  access: administrators,
  summary: "Assigns parties without a transfer to vehicles with free seats, and creates transfers for the others.",
  description:
    "A vehicle has parties of one place and never more people than seats. Vehicles that exist are filled first. From a place of arrival it leaves `luggageTime` after its last party arrives; to a place of departure it leaves the venue `leadTime` before its first party departs. The same parties give the same suggestion.",
  audit: "applied suggested transfers",
  query: dryRunQuery,
  body: suggestionInput,
  response: transferSuggestion,
  success: "The vehicles, and the parties that are in none with the reason.",
  errors: { 409: "The suggestion is no longer the one with this `fingerprint`." },
});
