import { choiceLists, mapLists } from "@/lib/edition/choice-lists";
import type { Placeholder } from "@/lib/mail/placeholders";
import { mapKeys } from "@/lib/platform/map-keys";

export const nextLabels = {
  year: "Year",
  name: "Name",
  startDate: "First day",
  endDate: "Last day",
  endOfRegistrationDate: "End of registration",
  shortName: "Short name",
};

/** Switches of the mails to a country's registrators. */
const mailLabels = {
  mailOnRegistration: "Mail when a team is registered",
  mailBeforeDeadline: "Mail three days before the end of registration, if something is missing",
  mailOnTeamChange: "Mail when an administrator changes or withdraws a team",
  mailOnGuestChange: "Mail when an administrator adds, changes or deletes a guest",
  mailOnExtension: "Mail when a country’s deadline is extended, or its extension is changed or deleted",
  mailOnVehicleMisfit: "Mail when a team’s new travel details no longer fit its transfer",
};

type MailSwitch = keyof typeof mailLabels;

export const mailSwitches = Object.keys(mailLabels) as MailSwitch[];

export const mapMails = <T>(toValue: (name: MailSwitch) => T) => mapKeys(mailSwitches, toValue);

/** The organizers' own words in mails of one kind. */
const paragraphLabels = {
  invitationParagraph: "Paragraph in invitations",
  reminderParagraph: "Paragraph in reminders of what is missing",
  confirmationParagraph: "Paragraph in confirmations of a team",
};

export type MailParagraph = keyof typeof paragraphLabels;

export const mailParagraphs = Object.keys(paragraphLabels) as MailParagraph[];

export const mapParagraphs = <T>(toValue: (name: MailParagraph) => T) => mapKeys(mailParagraphs, toValue);

export const paragraphPlaceholders = ["name", "country", "deadline"] as const satisfies readonly Placeholder[];

export const editionLabels = {
  ...nextLabels,
  endOfJourneyDate: "Journeys can be changed until",
  venue: "Venue",
  venueAddress: "Address",
  venueCoordinates: "Coordinates",
  timeZone: "Time zone",
  enteredTimes: "Times entered so far",
  contactEmail: "Contact e-mail",
  emergencyPhone: "Emergency phone",
  costs: "Costs",
  juniorsBornOnOrAfter: "Earliest date of birth of juniors",
  seniorsBornOnOrAfter: "Earliest date of birth of seniors",
  juryUsers: "Test users of the jury",
  keepDataUntil: "Keep personal data until",
  invitationLetterUrl: "Invitation letter",
  materialsUrl: "Competition materials",
  ...mailLabels,
  mailParagraph: "Paragraph in every mail",
  ...paragraphLabels,
  ...mapLists((list) => choiceLists[list].label),
};

/** What happens to times that were entered when the time zone changes. */
export const enteredTimesNames = { KEEP: "Local times kept", MOVE: "Moved with the time zone" };

export const textLabels = {
  welcomeText: "Welcome text",
  rules: "Rules",
  environmentDescription: "Environment",
  invitationLetter: "Invitation letter",
  materials: "Competition materials",
  privacy: "Privacy",
};

export const certificateLabels = { certificateText: "Text" };

export const slipLabels = { slipText: "Where to log in" };

export const letterLabels = {
  letterText: "Letter of a person",
  teamLetterText: "Letter of a team",
  registratorsSeeLetters: "Registrators may open and print the letters of their country",
};

export const venuePictureLabels = { picture: "Picture", caption: "Caption", isMap: "This is a map" };

export const companyLabels = {
  name: "Name",
  companyUrl: "Web address",
  additionalInformation: "Additional information",
  kind: "Listed under",
};

export const committeeLabels = { name: "Name", chairTitle: "Title of the chair", memberTitle: "Title of a member" };

export const scheduleLabels = { date: "Date", startTime: "Start", endTime: "End", title: "Title", location: "Place" };

export const printDesignLabels = {
  printPictures: "Pictures",
  accentColour: "Accent colour",
  certificateSignatories: "Signature",
  backgroundMargin: "Margin in mm",
};

export const untilRegistrationEnds = "Registrators may do this until `endOfRegistrationDate`, then it is 403.";
export const untilJourneysEnd =
  "Registrators may do this until `endOfEditDate`, or until `endOfJourneyDate` of the edition if it changes nothing but journeys; then it is 403.";
export const untilEditPeriodEnds = "Registrators may do this until `endOfEditDate`, then it is 403.";
