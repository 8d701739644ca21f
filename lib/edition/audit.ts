import { choiceLists } from "@/lib/edition/choice-lists";
import { detailLabels, printDesignLabels, textLabels } from "@/lib/edition/labels";
import { type AuditedRecord, plainFields } from "@/lib/platform/write/audited-record";

export const auditedEdition: AuditedRecord = {
  nouns: ["Edition", "Editions"],
  required: "year",
  fields: {
    year: { label: "Year" },
    isCurrent: { label: "Current" },
    ...plainFields(detailLabels),
    startDate: { label: detailLabels.startDate, type: "date" },
    endDate: { label: detailLabels.endDate, type: "date" },
    endOfRegistrationDate: { label: detailLabels.endOfRegistrationDate, type: "instant" },
    juniorsBornOnOrAfter: { label: detailLabels.juniorsBornOnOrAfter, type: "date" },
    seniorsBornOnOrAfter: { label: detailLabels.seniorsBornOnOrAfter, type: "date" },
    ...plainFields(Object.fromEntries(Object.values(choiceLists).map(({ column, label }) => [column, label]))),
    ...plainFields(textLabels),
    venuePictures: { label: "Pictures of the venue" },
    companies: { label: "Organizers and sponsors" },
    committees: { label: "Committees" },
    schedule: { label: "Schedule" },
    ...plainFields(printDesignLabels),
    certificateText: { label: "Text of certificates" },
  },
};
