import { type AuditedRecord, plainFields } from "@/lib/audit/audited-record";
import { personLabels } from "@/lib/person/labels";
import { teamLabels } from "@/lib/team/labels";
import { auditedTravel } from "@/lib/travel/audit";

export const auditedTeam: AuditedRecord = {
  nouns: ["Team", "Teams"],
  required: "name",
  fields: {
    ...plainFields(teamLabels),
    countryId: { label: personLabels.countryId, type: "record" },
    leaderId: { label: "Leader", type: "record" },
    deputyLeaderId: { label: "Deputy leader", type: "record" },
    ...auditedTravel,
    withdrawnAt: { label: "Withdrawn", type: "instant", cleared: "restored" },
  },
};
