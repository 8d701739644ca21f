import { type AuditedFieldsByName, plainFields } from "@/lib/audit/audited-record";
import { travelLabels } from "@/lib/travel/labels";

export const auditedTravel: AuditedFieldsByName = {
  ...plainFields(travelLabels),
  timeOfArrival: { label: travelLabels.timeOfArrival, type: "instant" },
  timeOfDeparture: { label: travelLabels.timeOfDeparture, type: "instant" },
};
