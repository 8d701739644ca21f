import { expect, it } from "vitest";
import { notCopied } from "@/lib/edition/start-next-edition";
import { Prisma } from "@/lib/generated/prisma/client";

/** The year, the names, the dates and the age limits are replaced afterwards. */
const copiedColumns = [
  "year",
  "name",
  "shortName",
  "startDate",
  "endDate",
  "endOfRegistrationDate",
  "hasDates",
  "timeZone",
  "venue",
  "venueAddress",
  "venueCoordinates",
  "siteId",
  "contactEmail",
  "emergencyPhone",
  "costs",
  "welcomeText",
  "rules",
  "environmentDescription",
  "invitationLetter",
  "materials",
  "privacy",
  "juryUsers",
  "invitationLetterUrl",
  "materialsUrl",
  "certificateText",
  "slipText",
  "certificateSignatories",
  "letterText",
  "teamLetterText",
  "accentColour",
  "backgroundMargin",
  "mailOnRegistration",
  "mailBeforeDeadline",
  "mailOnTeamChange",
  "mailOnVehicleMisfit",
  "mailOnGuestChange",
  "mailOnExtension",
  "mailParagraph",
  "invitationParagraph",
  "reminderParagraph",
  "confirmationParagraph",
  "tShirtSizes",
  "operatingSystemNames",
  "arrivalLocations",
  "juniorsBornOnOrAfter",
  "seniorsBornOnOrAfter",
];

it("every column of an edition is copied into the next one or deliberately not", () => {
  expect([...copiedColumns, ...Object.keys(notCopied)].sort()).toEqual(
    Object.keys(Prisma.EditionScalarFieldEnum).sort(),
  );
});

it("every column of an edition's lists is copied", () => {
  const keys = ["id", "editionId"];
  expect({
    companies: Object.keys(Prisma.CompanyScalarFieldEnum),
    venuePictures: Object.keys(Prisma.VenuePictureScalarFieldEnum),
    printPictures: Object.keys(Prisma.PrintPictureScalarFieldEnum),
    committees: Object.keys(Prisma.CommitteeScalarFieldEnum),
    scheduleItems: Object.keys(Prisma.ScheduleItemScalarFieldEnum),
    rooms: Object.keys(Prisma.RoomScalarFieldEnum),
    questions: Object.keys(Prisma.QuestionScalarFieldEnum),
  }).toEqual({
    companies: [...keys, "kind", "position", "name", "pictureHash", "companyUrl", "additionalInformation"],
    venuePictures: [...keys, "position", "caption", "isMap", "pictureHash"],
    printPictures: [...keys, "kind", "pictureHash"],
    committees: [...keys, "position", "key", "name", "chairTitle", "memberTitle"],
    scheduleItems: [...keys, "date", "position", "startTime", "endTime", "title", "location"],
    rooms: [...keys, "position", "name", "group", "plan"],
    questions: [
      ...keys,
      "position",
      "label",
      "hint",
      "kind",
      "options",
      "askedOf",
      "isRequired",
      "audience",
      "version",
    ],
  });
});
