import { z } from "zod";
import { companyKinds } from "@/lib/contest/edition-schema";
import { optionalId } from "@/lib/ids";

const company = z.object({
  name: z.string(),
  imageUrl: z.string().nullable(),
  companyUrl: z.string().nullable(),
  additionalInformation: z.string().nullable(),
});

const committee = z.object({
  name: z.string(),
  members: z.array(
    z.object({
      role: z.string(),
      person: z.object({
        fullName: z.string(),
        picturePath: z.string().nullable(),
        country: z.object({ name: z.string() }),
      }),
    }),
  ),
});

/** The public view of an edition (specification, section 3, "Contest"; api.md, "Shapes"). */
export const contest = z.object({
  id: z.guid(),
  name: z.string(),
  shortName: z.string(),
  year: z.int(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  endOfRegistrationDate: z.iso.datetime(),
  endOfEditDate: z.iso.datetime(),
  timeZone: z.string(),
  /** City first, then the country. */
  venue: z.string(),
  welcomeText: z.string(),
  invitationLetterUrl: z.string().nullable(),
  materialsUrl: z.string().nullable(),
  rules: z.string(),
  environmentDescription: z.string(),
  organizers: z.array(company),
  partners: z.array(company),
  patrons: z.array(company),
  goldenSponsors: z.array(company),
  silverSponsors: z.array(company),
  bronzeSponsors: z.array(company),
  committees: z.array(committee),
});

/** The options of the forms (specification, section 3, "Contest enums"). */
export const contestEnums = z.object({
  contestantGroupsList: z.array(z.string()),
  tShirtSizesList: z.array(z.string()),
  operatingSystemNamesList: z.array(z.string()),
  arrivalLocationsList: z.array(z.string()),
  userRolesList: z.array(z.string()),
  personRolesList: z.array(z.string()),
});

/** `?year=`: the current edition if absent. */
export const contestQuery = z.object({
  year: z
    .string()
    .regex(/^\d{4}$/, "The year must have four digits.")
    .transform(Number)
    .optional()
    .meta({ description: "The edition's year; without it, the current edition." }),
});

/** `?contestId=`: the current edition if absent or the empty id. */
export const editionQuery = z.object({
  contestId: optionalId.meta({ description: "The edition; absent or the empty GUID means the current one." }),
});

const counts = z.object({ officialJunior: z.int(), officialSenior: z.int(), officialAll: z.int() });

/** The number of contestants by country (specification, section 3, "Statistics"). */
export const statistics = z.object({
  countriesCount: z.int(),
  contestantStatisticByCountry: z.record(z.string(), counts),
});

export const editionSummary = z.object({
  id: z.guid(),
  year: z.int(),
  name: z.string(),
  shortName: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  isCurrent: z.boolean(),
});

const uses = z.record(z.string(), z.int());

/** An edition's settings as administrators edit them; the response of every save. Instants are in UTC. */
export const editionSettings = editionSummary.extend({
  version: z.int(),
  endOfRegistrationDate: z.iso.datetime(),
  timeZone: z.string(),
  venue: z.string(),
  contactEmail: z.string(),
  invitationLetterUrl: z.string().nullable(),
  materialsUrl: z.string().nullable(),
  tShirtSizesList: z.array(z.string()),
  operatingSystemNamesList: z.array(z.string()),
  arrivalLocationsList: z.array(z.string()),
  /** How many records use each value; unused values are left out. */
  uses: z.object({ tShirtSizesList: uses, operatingSystemNamesList: uses, arrivalLocationsList: uses }),
  welcomeText: z.string(),
  rules: z.string(),
  environmentDescription: z.string(),
  companies: z.array(
    z.object({
      id: z.guid(),
      kind: z.enum(companyKinds),
      name: z.string(),
      companyUrl: z.string().nullable(),
      additionalInformation: z.string().nullable(),
      imageUrl: z.string().nullable(),
    }),
  ),
  committees: z.array(
    z.object({
      id: z.guid(),
      /** Its roles are `<key>_CHAIR` and `<key>_MEMBER`. */
      key: z.string(),
      name: z.string(),
      chairTitle: z.string(),
      memberTitle: z.string(),
      /** How many people have its roles; a committee with people cannot be removed. */
      peopleCount: z.int(),
    }),
  ),
  schedule: z.array(
    z.object({
      id: z.guid(),
      date: z.iso.date(),
      startTime: z.string().nullable(),
      endTime: z.string().nullable(),
      title: z.string(),
      location: z.string().nullable(),
    }),
  ),
});

/** POST /api/Contest/preview/text. */
export const previewedText = z.object({ html: z.string() });

export type Contest = z.output<typeof contest>;
export type Company = z.output<typeof company>;
export type CommitteeView = z.output<typeof committee>;
export type ContestEnums = z.output<typeof contestEnums>;
export type Statistics = z.output<typeof statistics>;
export type EditionSummary = z.output<typeof editionSummary>;
export type EditionSettings = z.output<typeof editionSettings>;
