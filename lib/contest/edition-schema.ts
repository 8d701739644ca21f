import { z } from "zod";
import { date, refuseRepeated, timeZone, webAddressOrPath } from "@/lib/contest/edition-fields";
import { email, optionalText, required } from "@/lib/fields";
import { givenVersion } from "@/lib/http/version";
import { optionalId } from "@/lib/ids";
import { deadlineText } from "@/lib/time";

/** The lists that forms choose from, as GET /api/Contest/availableEnums names them. */
export const listNames = ["tShirtSizesList", "operatingSystemNamesList", "arrivalLocationsList"] as const;
export type ListName = (typeof listNames)[number];

/** The arrival location that every edition has. */
export const otherPlace = "Other";

const endsLater = {
  path: ["endDate"],
  error: "The tournament cannot end before it begins.",
};
const inOrder = ({ startDate, endDate }: { startDate: string; endDate: string }) => startDate <= endDate;

/** Names and dates. The deadline is local to the venue's time zone unless it has an offset. */
export const generalFields = {
  name: required("Name", 200),
  shortName: required("Short name", 20),
  startDate: date("Start date"),
  endDate: date("End date"),
  endOfRegistrationDate: deadlineText("End of registration"),
};
export const generalInput = z.object(generalFields).refine(inOrder, endsLater);

/** Where it takes place, whose time the site tells, and whom to write to. */
export const placeInput = z.object({ venue: required("Venue", 120), timeZone, contactEmail: email });

export const linksInput = z.object({
  invitationLetterUrl: webAddressOrPath("Invitation letter"),
  materialsUrl: webAddressOrPath("Competition materials"),
});

/** A value of a list, by itself or with `was`: what it was called until now, for one that is renamed. */
const listItem = z.preprocess(
  (item) => (typeof item === "string" ? { name: item } : item),
  z.object({ name: required("A value", 60), was: optionalText("The value until now", 60) }),
);

const list = (what: string) =>
  z
    .array(listItem, `${what} are a list.`)
    .min(1, `${what} need at least one value.`)
    .max(100, `${what} can have at most 100 values.`)
    .superRefine((items, context) => {
      const nameField = (i: number) => [i, "name"];
      refuseRepeated(items, ({ name }) => name, nameField, context);
      const renamed = items.flatMap(({ was }) => was ?? []);
      if (new Set(renamed).size < renamed.length)
        context.addIssue({ code: "custom", path: [], message: "A value can be renamed only once." });
    });

/** What the forms offer to choose from, in the order they show it. A renamed value is renamed wherever it is stored. */
export const listsInput = z.object({
  tShirtSizesList: list("T-shirt sizes"),
  operatingSystemNamesList: list("Operating systems"),
  arrivalLocationsList: list("Arrival locations").refine(
    (items) => items.some(({ name }) => name === otherPlace),
    `“${otherPlace}” must stay in this list: guides come and go from there.`,
  ),
});

/** PUT /api/Contest/{id}: what is absent stays as it is. */
export const editionInput = z.object({
  ...z.object(generalFields).partial().shape,
  ...placeInput.partial().shape,
  ...linksInput.partial().shape,
  ...listsInput.partial().shape,
  version: givenVersion,
});

/** HTML, sanitised when it is saved. */
const html = (what: string) =>
  z.string(`${what} must be text.`).max(200_000, `${what} can have at most 200,000 characters of HTML.`);

export const textNames = ["welcomeText", "rules", "environmentDescription"] as const;
export type TextName = (typeof textNames)[number];

/** PUT /api/Contest/{id}/texts: what is absent stays as it is. */
export const textsInput = z.object({
  welcomeText: html("The welcome text").optional(),
  rules: html("The rules").optional(),
  environmentDescription: html("The environment").optional(),
  version: givenVersion,
});

/** POST /api/Contest/preview/text. */
export const previewInput = z.object({ text: html("The text") });
export const previewedText = z.object({ html: z.string() });

/** POST /api/Contest/next: the next edition, made from the current one. */
export const nextInput = z
  .object({
    /** The edition it is made from; 409 if it isn't the current one any longer. */
    contestId: optionalId,
    year: z.coerce
      .number("The year must be a number.")
      .int("The year must be a whole number.")
      .min(1990, "The year must have four digits.")
      .max(2200, "The year must be before 2200."),
    ...generalFields,
    /** Copies the people who hold committees' roles, with those roles and their pictures. */
    carryMembers: z.boolean("carryMembers is true or false.").default(false),
  })
  .refine(inOrder, endsLater)
  .refine(({ year, startDate }) => Number(startDate.slice(0, 4)) === year, {
    path: ["startDate"],
    error: "The tournament must begin in the edition's year.",
  });

export type EditionInput = z.output<typeof editionInput>;
export type TextsInput = z.output<typeof textsInput>;
export type NextInput = z.output<typeof nextInput>;
