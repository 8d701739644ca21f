import { z } from "zod";
import { mapLists } from "@/lib/edition/choice-lists";
import { mapMails, mapParagraphs } from "@/lib/edition/labels";
import { printDesign } from "@/lib/edition/print-design";
import { CompanyKind } from "@/lib/generated/prisma/enums";
import { html, instant, matching, optionalId, picturePath, version } from "@/lib/platform/validation/fields";

const company = z.object({
  name: z.string(),
  imageUrl: z.string().nullable(),
  companyUrl: z.string().nullable().meta({ description: "The company's own site." }),
  additionalInformation: z.string().nullable(),
});

const committee = z.object({
  name: z.string(),
  members: z.array(
    z.object({
      role: z.string(),
      person: z.object({
        fullName: z.string(),
        picturePath,
        country: z.object({ name: z.string() }),
      }),
    }),
  ),
});

const venuePicture = z.object({
  caption: z.string(),
  isMap: z.boolean().meta({ description: "Shown whole and after the photos." }),
  imageUrl: z.string(),
  width: z.int(),
  height: z.int(),
});

const ageLimit = (who: string) =>
  z.iso
    .date()
    .nullable()
    .meta({ description: `The ${who}' earliest date of birth; \`null\` for no limit.` });

export const contest = z
  .object({
    id: z.guid(),
    name: z.string(),
    shortName: z.string(),
    year: z.int(),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    endOfRegistrationDate: instant.meta({ description: "Until then teams can be registered and changed." }),
    endOfEditDate: instant.meta({
      description: "One day after the end of registration: until then details, arrivals and guests can be edited.",
    }),
    hasDates: z.boolean().meta({
      description:
        "False until the organizers have entered the year and these dates: before that, they are placeholders.",
    }),
    timeZone: z.string().meta({ description: "The venue's IANA time zone." }),
    juniorsBornOnOrAfter: ageLimit("juniors"),
    seniorsBornOnOrAfter: ageLimit("seniors"),
    venue: z.string().meta({ description: "City, then country." }),
    venueAddress: z.string().nullable(),
    venueCoordinates: z.string().nullable().meta({ description: "Latitude and longitude in degrees." }),
    welcomeText: html,
    invitationLetterUrl: z.string().nullable(),
    materialsUrl: z.string().nullable(),
    rules: html,
    environmentDescription: html,
    invitationLetter: html,
    materials: html,
    privacy: html,
    venuePictures: z.array(venuePicture),
    organizers: z.array(company),
    partners: z.array(company),
    patrons: z.array(company),
    goldenSponsors: z.array(company),
    silverSponsors: z.array(company),
    bronzeSponsors: z.array(company),
    committees: z.array(committee).meta({ description: "The members are the people with the committee's roles." }),
  })
  .meta({ id: "Contest", description: "The public view of an edition of the tournament." });

export const contestEnums = z
  .object({
    contestantGroupsList: z.array(z.string()),
    ...mapLists(() => z.array(z.string())),
    userRolesList: z.array(z.string()),
    personRolesList: z.array(z.string()),
  })
  .meta({ id: "ContestEnums", description: "The options that other requests choose from." });

export const yearText = matching(/^\d{4}$/, 4, "The year must have four digits.").transform(Number);

export const yearQuery = z.object({
  year: yearText.optional().meta({ description: "The edition's year; without it, the current edition." }),
});

export const endsQuery = z.object({
  ends: yearText.optional().meta({ description: "The current edition's year, to end it before its last day." }),
});

export const contestIdQuery = z.object({
  contestId: optionalId.meta({ description: "The edition; absent or the empty GUID means the current one." }),
});

export const editionSummary = contest
  .pick({ id: true, year: true, name: true, shortName: true, startDate: true, endDate: true })
  .extend({ isCurrent: z.boolean() });

export const editionSettings = contest
  .omit({
    endOfEditDate: true,
    organizers: true,
    partners: true,
    patrons: true,
    goldenSponsors: true,
    silverSponsors: true,
    bronzeSponsors: true,
  })
  .extend({
    isCurrent: z.boolean(),
    version,
    contactEmail: z.string().nullable(),
    emergencyPhone: z.string().nullable(),
    endOfJourneyDate: instant.nullable().meta({
      description: "Until then registrators can change journeys; `null` for the end of the edit day.",
    }),
    costs: z.string(),
    juryUsers: z.string().meta({ description: "User names, separated by spaces." }),
    keepDataUntil: z.iso.date().nullable().meta({
      description: "The day after which personal data should be deleted; `null` for 90 days after the last day.",
    }),
    ...mapMails(() => z.boolean()),
    mailParagraph: z.string(),
    ...mapParagraphs(() => z.string().meta({ description: "With placeholders." })),
    certificateText: z.string().meta({ description: "Below the name on certificates; empty for the default text." }),
    slipText: z.string().meta({ description: "On credential slips: where and how contestants log in." }),
    letterText: z.string().meta({ description: "Of a person's invitation letter; empty for the default text." }),
    teamLetterText: z.string().meta({ description: "Of a team's invitation letter; empty for the default text." }),
    registratorsSeeLetters: z.boolean().meta({ description: "Whether registrators may open their country's letters." }),
    ...printDesign.shape,
    ...mapLists(() => z.array(z.string())),
    uses: z
      .object(mapLists(() => z.record(z.string(), z.int())))
      .meta({ description: "How many records use each value; unused values are left out." }),
    venuePictures: z.array(venuePicture.extend({ id: z.guid() })),
    companies: z.array(company.extend({ id: z.guid(), kind: z.enum(CompanyKind) })),
    committees: z.array(
      z.object({
        id: z.guid(),
        key: z.string().meta({ description: "Its roles are `<key>_CHAIR` and `<key>_MEMBER`." }),
        name: z.string(),
        chairTitle: z.string(),
        memberTitle: z.string(),
        peopleCount: z.int().meta({ description: "How many people have its roles." }),
      }),
    ),
    schedule: z.array(
      z.object({
        date: z.iso.date(),
        items: z.array(
          z.object({
            id: z.guid(),
            startTime: z.string().nullable(),
            endTime: z.string().nullable(),
            title: z.string(),
            location: z.string().nullable(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: "EditionSettings", description: "All that administrators may change of an edition." });

export const previewedText = z.object({ html: z.string() });

export type Contest = z.output<typeof contest>;
export type Company = z.output<typeof company>;
export type VenuePicture = z.output<typeof venuePicture>;
export type ContestEnums = z.output<typeof contestEnums>;
export type EditionSummary = z.output<typeof editionSummary>;
export type EditionSettings = z.output<typeof editionSettings>;
