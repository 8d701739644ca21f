import { type AuditedRecord, plainFields } from "@/lib/audit/audited-record";
import { contestantLabels } from "@/lib/contestant/labels";
import { personLabels } from "@/lib/person/labels";

export const auditedContestant: AuditedRecord = {
  nouns: ["Contestant", "Contestants"],
  required: "operatingSystemName",
  fields: {
    teamId: { label: "Team", type: "record" },
    countryId: { label: personLabels.countryId, type: "record" },
    number: { label: "Number in the code" },
    ...plainFields(contestantLabels),
    dateOfBirth: { label: contestantLabels.dateOfBirth, type: "date" },
  },
};
