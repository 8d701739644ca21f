import type { AuditedFieldsByName, AuditedRecord } from "@/lib/audit/audited-record";
import { auditedContestant } from "@/lib/contestant/audit";
import { auditedCredentials } from "@/lib/credentials/audit";
import { auditedDeadlineExtension } from "@/lib/deadline-extension/audit";
import { auditedEdition } from "@/lib/edition/audit";
import { auditedAssignment, auditedGuide } from "@/lib/guide/audit";
import { auditedUser } from "@/lib/identity/audit";
import { auditedLeader } from "@/lib/leader/audit";
import { auditedLetter } from "@/lib/letter/audit";
import { auditedMessage } from "@/lib/message/audit";
import { auditedPerson } from "@/lib/person/audit";
import type { AuditedEntity } from "@/lib/platform/write/entities";
import { auditedQuestions } from "@/lib/question/audit";
import { auditedPoints, auditedResults } from "@/lib/result/audit";
import { auditedRooms } from "@/lib/seating/audit";
import { auditedTeam } from "@/lib/team/audit";
import { auditedParty, auditedTransfer } from "@/lib/travel/transfers/audit";

const withFields = (record: AuditedRecord, ...fields: AuditedFieldsByName[]): AuditedRecord => ({
  ...record,
  fields: Object.assign({}, record.fields, ...fields),
});

/** The changes of one write are listed in this order of entities. */
export const auditedRecords: Readonly<Record<AuditedEntity, AuditedRecord>> = {
  Team: withFields(auditedTeam, auditedParty, auditedAssignment, auditedLetter),
  Leader: auditedLeader,
  Contestant: withFields(auditedContestant, auditedCredentials, auditedPoints),
  Person: withFields(auditedPerson, auditedParty, auditedLetter),
  Guide: auditedGuide,
  User: auditedUser,
  Edition: withFields(auditedEdition, auditedRooms, auditedResults, auditedQuestions),
  DeadlineExtension: auditedDeadlineExtension,
  Transfer: auditedTransfer,
  Message: auditedMessage,
};
