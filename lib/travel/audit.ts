import { type AuditedFieldsByName, plainFields } from "@/lib/platform/write/audited-record";
import { travelLabels } from "@/lib/travel/labels";

/** Of teams and of people who travel on their own. */
export const auditedTravel: AuditedFieldsByName = {
  ...plainFields(travelLabels),
  timeOfArrival: { label: travelLabels.timeOfArrival, type: "instant" },
  timeOfDeparture: { label: travelLabels.timeOfDeparture, type: "instant" },
};
