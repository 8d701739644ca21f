import { z } from "zod";
import { companyKinds } from "@/lib/contest/edition-parts-schema";

/** One edition of the tournament among the others. */
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

/** Everything about an edition that its administrators may change; every save answers with it. Instants are UTC. */
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
  /** How many records hold each value; a value that none holds is not named. */
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
      /** How many people hold its roles; while any do, it cannot be removed. */
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

export type EditionSummary = z.output<typeof editionSummary>;
export type EditionSettings = z.output<typeof editionSettings>;
