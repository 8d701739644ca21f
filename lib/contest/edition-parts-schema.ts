import { z } from "zod";
import { date, refuseRepeated, webAddress } from "@/lib/contest/edition-fields";
import { optionalText, picture, required } from "@/lib/fields";
import { givenVersion } from "@/lib/http/version";
import { optionalId } from "@/lib/ids";

export const companyKinds = [
  "ORGANIZER",
  "PARTNER",
  "PATRON",
  "GOLDEN_SPONSOR",
  "SILVER_SPONSOR",
  "BRONZE_SPONSOR",
] as const;

const company = z.object({
  /** Of one that is stored: it keeps its logo unless another is sent. */
  id: optionalId,
  kind: z.enum(companyKinds, "Choose what the company is to the tournament."),
  name: required("Name"),
  companyUrl: webAddress("Web address"),
  additionalInformation: optionalText("Additional information", 1000),
  picture,
  /** Takes the stored logo away. */
  removePicture: z.boolean("removePicture is true or false.").default(false),
});

/** PUT /api/Contest/{id}/companies: all of them; the order within a kind is the order they are shown in. */
export const companiesInput = z.object({
  companies: z
    .array(company, "Companies are a list.")
    .max(300, "There can be at most 300 companies.")
    .superRefine((items, context) =>
      refuseRepeated(
        items,
        ({ kind, name }) => `${kind} ${name}`,
        (i) => [i, "name"],
        context,
      ),
    ),
  version: givenVersion,
});

const committee = z.object({
  id: optionalId,
  name: required("Name"),
  chairTitle: required("The chair's title", 60),
  memberTitle: required("A member's title", 60),
});

/** PUT /api/Contest/{id}/committees: all of them, in the order they are shown in. */
export const committeesInput = z.object({
  committees: z
    .array(committee, "Committees are a list.")
    .max(50, "There can be at most 50 committees.")
    .superRefine((items, context) =>
      refuseRepeated(
        items,
        ({ name }) => name,
        (i) => [i, "name"],
        context,
      ),
    ),
  version: givenVersion,
});

const timeOfDay = (what: string) =>
  z
    .string(`${what} must be text.`)
    .trim()
    .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, `${what} must be a time of day, such as 08:30.`)
    .nullish()
    .transform((text) => text || null);

const scheduleItem = z
  .object({
    id: optionalId,
    date: date("Date"),
    /** HH:mm at the venue; none for something that lasts all day. */
    startTime: timeOfDay("Start"),
    endTime: timeOfDay("End"),
    title: required("What happens", 200),
    location: optionalText("Place"),
  })
  .refine(({ startTime, endTime }) => startTime || !endTime, {
    path: ["startTime"],
    error: "What ends at a time also begins at one.",
  })
  .refine(({ startTime, endTime }) => !startTime || !endTime || startTime < endTime, {
    path: ["endTime"],
    error: "The end must be later than the start.",
  });

/** PUT /api/Contest/{id}/schedule: all of it; the order within a day is the order it is shown in. */
export const scheduleInput = z.object({
  schedule: z.array(scheduleItem, "The schedule is a list.").max(500, "The schedule can have at most 500 lines."),
  version: givenVersion,
});

export type CompanyKindName = (typeof companyKinds)[number];
export type CompaniesInput = z.output<typeof companiesInput>;
export type CommitteesInput = z.output<typeof committeesInput>;
export type ScheduleInput = z.output<typeof scheduleInput>;
