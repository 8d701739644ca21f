import { z } from "zod";
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

/** The edition as everybody may see it (specification, section 3, "Contest"; api.md, "Shapes"). */
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

/** What the forms offer to choose from (specification, section 3, "Contest enums"). */
export const contestEnums = z.object({
  contestantGroupsList: z.array(z.string()),
  tShirtSizesList: z.array(z.string()),
  operatingSystemNamesList: z.array(z.string()),
  arrivalLocationsList: z.array(z.string()),
  userRolesList: z.array(z.string()),
  personRolesList: z.array(z.string()),
});

/** `?year=`; absent, the current edition. */
export const contestQuery = z.object({
  year: z
    .string()
    .regex(/^\d{4}$/, "The year must have four digits.")
    .transform(Number)
    .optional(),
});

/** `?contestId=`; absent or the empty id, the current edition. */
export const editionQuery = z.object({ contestId: optionalId });

export type Contest = z.output<typeof contest>;
export type Company = z.output<typeof company>;
export type CommitteeView = z.output<typeof committee>;
export type ContestEnums = z.output<typeof contestEnums>;
