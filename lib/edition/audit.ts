import { type AuditedRecord, plainFields } from "@/lib/audit/audited-record";
import { choiceLists } from "@/lib/edition/choice-lists";
import { editionLabels, enteredTimesNames, letterLabels, printDesignLabels, textLabels } from "@/lib/edition/labels";

export const auditedEdition: AuditedRecord = {
  nouns: ["Edition", "Editions"],
  required: "year",
  fields: {
    isCurrent: { label: "Current" },
    ...plainFields(editionLabels),
    enteredTimes: { label: editionLabels.enteredTimes, names: enteredTimesNames },
    startDate: { label: editionLabels.startDate, type: "date" },
    endDate: { label: editionLabels.endDate, type: "date" },
    endOfJourneyDate: { label: editionLabels.endOfJourneyDate, type: "instant" },
    endOfRegistrationDate: { label: editionLabels.endOfRegistrationDate, type: "instant" },
    juniorsBornOnOrAfter: { label: editionLabels.juniorsBornOnOrAfter, type: "date" },
    seniorsBornOnOrAfter: { label: editionLabels.seniorsBornOnOrAfter, type: "date" },
    ...plainFields(Object.fromEntries(Object.values(choiceLists).map(({ column, label }) => [column, label]))),
    ...Object.fromEntries(
      Object.entries(textLabels).map(([field, label]) => [field, { label, type: "html" as const }]),
    ),
    venuePictures: { label: "Pictures of the venue" },
    companies: { label: "Organizers and sponsors" },
    committees: { label: "Committees" },
    schedule: { label: "Schedule" },
    ...plainFields(printDesignLabels),
    keepDataUntil: { label: editionLabels.keepDataUntil, type: "date" },
    personalData: { label: "Personal data", type: "note" },
    warning: { label: "Warning" },
    certificateText: { label: "Text of certificates" },
    slipText: { label: "Text of credential slips" },
    ...plainFields(letterLabels),
  },
};
