import { erasedName } from "@/lib/edition/erased";
import type { Prisma } from "@/lib/generated/prisma/client";
import { noOwnTravel } from "@/lib/travel/views";

type Values<M extends Prisma.ModelName> = Partial<Prisma.TypeMap["model"][M]["payload"]["scalars"]>;

/** What becomes of a table, or of each of its columns. */
type Declaration<M extends Prisma.ModelName> =
  | {
      /** `deleted`: with the edition's personal data. `expiring`: some time after their creation. `plain`: not personal. */
      rows: "deleted" | "expiring" | "plain";
      columns: string;
    }
  | {
      plain: string;
      /** Personal, but kept for the history and the results. */
      kept?: string;
      /** Kept until the person is erased: then these values replace the stored ones. */
      erased?: Values<M>;
      /** These values replace the stored ones when the edition's personal data is deleted or the person is erased. */
      deleted?: Values<M>;
    };

/** The one declaration of what is personal and when it goes; a test finds a column that is missing. */
export const personalData = {
  Edition: {
    rows: "plain",
    columns: `id year name shortName startDate endDate endOfRegistrationDate endOfJourneyDate hasDates timeZone venue isCurrent siteId
      contactEmail welcomeText invitationLetterUrl materialsUrl venueAddress venueCoordinates rules environmentDescription
      invitationLetter materials privacy emergencyPhone costs certificateText slipText letterText teamLetterText
      registratorsSeeLetters lastLetterNumber certificateSignatories accentColour backgroundMargin tShirtSizes operatingSystemNames arrivalLocations juniorsBornOnOrAfter seniorsBornOnOrAfter
      resultsState unofficialAwarded mailOnRegistration mailBeforeDeadline mailOnTeamChange mailOnGuestChange
      mailOnExtension mailOnVehicleMisfit mailParagraph invitationParagraph reminderParagraph
      confirmationParagraph juryUsers keepDataUntil dataDeletedAt resultsVersion roomsVersion version`,
  },
  DeadlineExtension: {
    rows: "plain",
    columns: "id editionId countryId endOfRegistrationDate reason givenById givenAt version",
  },
  AcknowledgedWarning: {
    rows: "deleted",
    columns: "id editionId kind recordIds details note acknowledgedById acknowledgedAt",
  },
  Company: {
    rows: "plain",
    columns: "id editionId kind position name pictureHash companyUrl additionalInformation",
  },
  VenuePicture: { rows: "plain", columns: "id editionId position caption isMap pictureHash" },
  PrintPicture: { rows: "plain", columns: "id editionId kind pictureHash" },
  Committee: { rows: "plain", columns: "id editionId position key name chairTitle memberTitle" },
  CommitteeMember: { plain: "personId committeeId editionId", kept: "isChair" },
  ScheduleItem: { rows: "plain", columns: "id editionId date position startTime endTime title location" },
  Country: { rows: "plain", columns: "id name alpha2 alpha3" },
  User: {
    plain: "id role countryId tokenVersion disabledAt createdAt version",
    kept: "email name passwordHash",
    deleted: { encryptedGivenPassword: null },
  },
  PasswordLink: { rows: "expiring", columns: "userId tokenHash expiresAt" },
  Mail: {
    rows: "deleted",
    columns: `id editionId kind to subject text userId aboutId messageId personIds createdById createdAt sentAt expiresAt
      attempts nextAttemptAt error`,
  },
  Message: { rows: "deleted", columns: "id editionId subject text recipients createdById createdAt" },
  RevokedSession: { rows: "expiring", columns: "id userId expiresAt" },
  Picture: { rows: "deleted", columns: "hash width height full card createdAt" },
  Person: {
    plain: "id editionId countryId isGuest pictureIsPublic version createdAt",
    kept: "tShirtSize",
    erased: { fullName: erasedName, nativeName: null, nameIsWithheld: true },
    deleted: { pictureHash: null, ...noOwnTravel },
  },
  Leader: { plain: "id editionId countryId personId version", deleted: { email: "", phoneNumber: "" } },
  Team: {
    plain: `id editionId countryId name group isOnline isOfficial leaderId deputyLeaderId guideId withdrawnAt version
      createdAt`,
    deleted: noOwnTravel,
  },
  Contestant: {
    plain: "id teamId editionId countryId number personId version",
    kept: "operatingSystemName honourableMention",
    // Stored only for those who are disqualified.
    erased: { disqualification: "Reason removed" },
    deleted: {
      dateOfBirth: null,
      personForContactName: null,
      personForContactPhoneNumber: null,
      username: null,
      encryptedPassword: null,
    },
  },
  Question: {
    rows: "plain",
    columns: "id editionId position label hint kind options askedOf isRequired audience version",
  },
  Answer: { rows: "deleted", columns: "questionId personId editionId value" },
  ContestantDay: { rows: "deleted", columns: "contestantId editionId day seatingPlace" },
  Room: { rows: "plain", columns: "id editionId position name group plan" },
  Task: { rows: "plain", columns: "id editionId group day position name maximum" },
  Score: { plain: "contestantId taskId editionId", kept: "points isUnjudged" },
  AwardBoundary: { rows: "plain", columns: "editionId group award points" },
  ContestantCodeCounter: { rows: "plain", columns: "editionId countryId lastNumber" },
  Guide: {
    plain: "id editionId personId userId version",
    deleted: { phoneNumber: "", schoolName: null, classDesignator: null },
  },
  Letter: { rows: "deleted", columns: "id editionId number code personId teamId issuedAt content" },
  PrintRun: { rows: "deleted", columns: "id editionId document day printedAt printedById" },
  PrintedItem: { rows: "deleted", columns: "runId personId content" },
  Transfer: {
    rows: "deleted",
    columns: "id editionId direction place leavesAt vehicle seats driverPhone note version",
  },
  TransferAssignment: {
    rows: "deleted",
    columns: "id editionId transferId direction teamId personId travelTime place",
  },
  ArrivalMark: { rows: "deleted", columns: "id personId arrived markedAt receivedAt markedById" },
  IdempotentRequest: { rows: "deleted", columns: "userId key bodyHash resultId createdAt" },
  AuditEntry: {
    plain: "id at editionId userId writeId action entity entityId personId teamIds",
    // `changes` loses the `deletedFields`. When a person is erased, `name` and `changes` lose the name.
    kept: "userName name changes",
  },
  RateLimit: { rows: "expiring", columns: "key points expire" },
} as const satisfies { [M in Prisma.ModelName]: Declaration<M> };

const { Person, Leader, Team, Contestant, Guide } = personalData;

/** Fields of the audit log that are deleted with an edition's personal data; some are not named like a column. */
export const deletedFields = [
  ...[Person, Leader, Team, Contestant, Guide].flatMap(({ deleted }) => Object.keys(deleted)),
  "password",
  "day1SeatingPlace",
  "day2SeatingPlace",
  "arrived",
  "answers",
  "letter",
  "arrivalTransferId",
  "departureTransferId",
  "travelTime",
  "place",
];

/** Fields of the audit log that are deleted when a person is erased. */
export const erasedFields = [...deletedFields, ...Object.keys(Person.erased), ...Object.keys(Contestant.erased)];
