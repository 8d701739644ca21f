import { type AuditedFieldsByName, type AuditedRecord, plainFields } from "@/lib/audit/audited-record";
import { directionNames, transferLabels } from "@/lib/travel/transfers/labels";

export const auditedTransfer: AuditedRecord = {
  nouns: ["Transfer", "Transfers"],
  required: "vehicle",
  fields: {
    ...plainFields(transferLabels),
    direction: { label: transferLabels.direction, names: directionNames },
    leavesAt: { label: transferLabels.leavesAt, type: "instant" },
  },
};

export const auditedParty: AuditedFieldsByName = {
  arrivalTransferId: { label: "Arrival transfer", type: "record" },
  departureTransferId: { label: "Departure transfer", type: "record" },
  travelTime: { label: "Travel time", type: "instant" },
  place: { label: transferLabels.place },
};
