import { emptyId } from "@/lib/ids";

/** What a field means and, where one helps, a value for it. */
interface Field {
  description?: string;
  example?: unknown;
  format?: string;
}

const instant = "An ISO 8601 instant. Given in UTC with `Z`; sent without an offset it is local to `Contest.timeZone`.";

/** Fields that mean the same wherever they stand, by name. */
export const fields: Record<string, Field> = {
  arrivalLocation: { description: "One of `arrivalLocationsList`.", example: "Other" },
  code: {
    description:
      "Of a contestant: the country's alpha-3 code and a number, such as `BGR1`. Of a country: ISO 3166-1 alpha-2.",
  },
  column: { description: "The column's heading in the file; empty for the whole line." },
  committees: { description: "The members are the people who hold the committee's roles." },
  companyUrl: { description: "The company's own site." },
  contestantContestDays: { description: "Where the contestant sits on each day of the competition." },
  contestantGroup: { description: "The group that the whole team competes in." },
  countryFlag: { description: "PNG in base64 without a prefix." },
  dateOfBirth: { description: "A real date in the past, `yyyy-MM-dd`.", example: "2008-05-24" },
  departureLocation: { description: "One of `arrivalLocationsList`.", example: "Other" },
  disabled: { description: "Whether the account may not sign in." },
  detail: { description: "A sentence for the person.", example: "Some fields need your attention." },
  email: { example: "maria.petrova@example.org" },
  endOfEditDate: {
    description: "One day after the end of registration: until then details, arrivals and guests may be edited.",
  },
  endOfRegistrationDate: { description: "Until then teams may be registered and changed." },
  flag: { description: "PNG in base64 without a prefix." },
  fullName: {
    description:
      "Words of letters of any script, digits, underscores or hyphens, with apostrophes inside, separated by single spaces.",
    example: "Maria Petrova",
  },
  givenPassword: { description: "Only while its owner has not chosen a password of their own." },
  hasPersonForContact: {
    description:
      "Whether the contestant does not travel with the leader; then the contact's name and phone number are required.",
  },
  isOfficial: { description: "Whether the team counts in the official ranking. Only administrators change it." },
  leaderEmail: { example: "maria.petrova@example.org" },
  leaderPhoneNumber: { example: "+359 54 830 495" },
  file: { description: "The CSV file." },
  nativeName: { description: "The name in its own script.", example: "Мария Петрова" },
  line: { description: "As an editor counts, from 1." },
  operatingSystemName: { description: "One of `operatingSystemNamesList`.", example: "Windows" },
  personForContactName: { example: "Elena Dimitrova" },
  personForContactPhoneNumber: { example: "+359 88 830 495" },
  phoneNumber: { example: "+359 54 830 495" },
  picturePath: { description: "`/pictures/<sha256>.webp` on this server, immutable; `null` without a picture." },
  requestId: { description: "Name it when you report a problem." },
  rules: { description: "HTML." },
  environmentDescription: { description: "HTML." },
  siteId: { description: "The venue." },
  timeOfArrival: { description: instant, example: "2025-04-09T14:30" },
  timeOfDeparture: { description: instant, example: "2025-04-13T09:00" },
  timeZone: { description: "The venue's IANA time zone." },
  token: { description: "For the `Authorization` header, after `Bearer `." },
  tShirtSize: { description: "One of `tShirtSizesList`.", example: "M" },
  version: {
    description:
      "Counts the changes. An edit that sends another one than the stored is 409; without one it is accepted.",
  },
  welcomeText: { description: "HTML." },
};

const optionalReference = {
  description: "The empty GUID, `null` and absence all mean “none chosen”.",
  example: emptyId,
};

/** What is different about fields in requests. */
export const requestFields: Record<string, Field> = {
  contestId: { description: "The current edition; absent or the empty GUID means the same.", example: emptyId },
  countryId: {
    ...optionalReference,
    description: `Counts only when an administrator sends it. ${optionalReference.description}`,
  },
  deputyLeaderId: optionalReference,
  leaderId: optionalReference,
  leaderPersonId: optionalReference,
  name: { example: "Maple Leaves" },
  currentPassword: { format: "password" },
  newPassword: { format: "password", description: "At least 8 characters, at most 72 bytes, and another than before." },
  password: { format: "password", description: "When it is set: at least 8 characters, at most 72 bytes." },
  personId: optionalReference,
  picture: {
    description:
      "JPEG, PNG, WebP, AVIF or GIF in base64 without a prefix; at most 8 MiB decoded and 50 megapixels. `null` or absent leaves the picture as it is.",
    example: null,
  },
  version: {
    description:
      "The version that the edit was made from; 409 if it is no longer the stored one. Without one the edit is accepted.",
    example: null,
  },
};
