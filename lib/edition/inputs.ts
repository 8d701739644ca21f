import { z } from "zod";
import { choiceLists, mapLists, otherPlace } from "@/lib/edition/choice-lists";
import {
  certificateLabels,
  committeeLabels,
  companyLabels,
  editionLabels,
  letterLabels,
  mapMails,
  mapParagraphs,
  paragraphPlaceholders,
  scheduleLabels,
  slipLabels,
  textLabels,
} from "@/lib/edition/labels";
import { type LetterKind, letterTextLimits, letterTextProblem } from "@/lib/edition/letter-text";
import { endsNextDay } from "@/lib/edition/schedule-times";
import { venueFields } from "@/lib/edition/venue";
import { CompanyKind } from "@/lib/generated/prisma/enums";
import { onlyPlaceholders } from "@/lib/mail/placeholders";
import { htmlProblem } from "@/lib/platform/html/limits";
import {
  anyText,
  atMost,
  date,
  deadlineText,
  email,
  givenVersion,
  normalizedText,
  optionalDate,
  optionalDeadlineText,
  optionalId,
  optionalLines,
  optionalText,
  picture,
  removePicture,
  required,
  trimmed,
  webAddress,
  webAddressOrPath,
  wholeNumber,
} from "@/lib/platform/validation/fields";
import { findOption } from "@/lib/platform/validation/find-option";
import { singleSpaced } from "@/lib/platform/validation/one-line-text";
import { normalizePhone, refuseNotPhone } from "@/lib/platform/validation/phone";
import { uniqueNames } from "@/lib/platform/validation/unique-names";

export function isTimeZone(name: string): boolean {
  // Intl also accepts offsets such as +03:00, which have no summer time.
  if (!/^[A-Z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Stored as listed, because some calendar programs reject "europe/sofia". */
const timeZone = required(editionLabels.timeZone, 60)
  .overwrite((name) => findOption(Intl.supportedValuesOf("timeZone"), name) ?? name)
  .refine((name) => name === "" || isTimeZone(name), {
    error: "There is no such time zone. Use a name such as Europe/Sofia.",
    abort: true,
  })
  .meta({ description: "The venue's IANA time zone." });

const enteredTimes = z.enum(["KEEP", "MOVE", ""], "Use KEEP or MOVE.").optional().meta({
  description:
    "For another `timeZone`: with `KEEP`, the deadlines, journeys and transfers that were entered get new instants, so that 14:30 stays 14:30; with `MOVE`, as without a value, the instants stay, and 14:30 may become 13:30. The schedule stays as written.",
});

const wrongOrder = { path: ["endDate"], error: "The tournament cannot end before it begins." };
const inOrder = ({ startDate, endDate }: { startDate: string; endDate: string }) => startDate <= endDate;

export const editionYear = wholeNumber(editionLabels.year, 1990, 2200);

const generalFields = {
  year: editionYear,
  name: required(editionLabels.name, 200),
  shortName: required(editionLabels.shortName, 20),
  startDate: date(editionLabels.startDate),
  endDate: date(editionLabels.endDate),
  endOfRegistrationDate: deadlineText(editionLabels.endOfRegistrationDate).meta({
    description: "Until then teams can be registered and changed.",
    example: "2025-03-20T23:59",
  }),
};

/** Unlike a person's number, it may be as short as 112. */
const emergencyPhone = normalizedText(editionLabels.emergencyPhone, 40, normalizePhone)
  .nullish()
  .transform((text) => text || null)
  .superRefine((text, context) => {
    if (text !== null) refuseNotPhone(text, context, 3);
  })
  .meta({ description: "Printed on badges.", example: "+359 88 123 4567" });

export const certificateInput = z.object({
  certificateText: normalizedText(certificateLabels.certificateText, 500, trimmed)
    .refine((text) => text.split("\n").length <= 8, `${certificateLabels.certificateText} can have at most 8 lines.`)
    .meta({ description: "Below the name on certificates; empty for the default text." }),
});

export const slipInput = z.object({
  slipText: normalizedText(slipLabels.slipText, 150, trimmed)
    .refine((text) => text.split("\n").length <= 2, `${slipLabels.slipText} can have at most 2 lines.`)
    .meta({ description: "On credential slips.", example: "Log in at http://10.0.0.1 in the browser of your desk." }),
});

const letterText = (what: string, kind: LetterKind) =>
  normalizedText(what, letterTextLimits[kind].characters, trimmed)
    .superRefine((text, context) => {
      const message = letterTextProblem(kind, text);
      if (message) context.addIssue({ code: "custom", message });
    })
    .meta({
      description: "Plain text with placeholders such as `{name}`; empty for the default text.",
      example: "We invite {name} to the {tournament}.",
    });

/** Questions that a text names are checked by `updateEdition`, which reads them from the database. */
export const letterInput = z.object({
  letterText: letterText(letterLabels.letterText, "person"),
  teamLetterText: letterText(letterLabels.teamLetterText, "team"),
  registratorsSeeLetters: z.boolean().meta({ description: "Whether registrators may open their country's letters." }),
});

/** `was` is the previous name of a renamed value. */
const listItem = z.preprocess(
  (item) => (typeof item === "string" ? { name: item } : item),
  z.object({ name: required("A value", 60), was: optionalText("The previous name", 60) }),
);

const list = (what: string) =>
  atMost(100, `${what} can have at most 100 values.`, z.array(listItem).min(1, `${what} need at least one value.`))
    .superRefine(uniqueNames())
    .superRefine((items, context) => {
      const renamed = items.flatMap(({ was }) => was ?? []);
      if (new Set(renamed).size < renamed.length)
        context.addIssue({ code: "custom", path: [], message: "A value can be renamed only once." });
    });

/** A renamed value is renamed wherever it is stored. */
const lists = {
  ...mapLists((name) => list(choiceLists[name].label)),
  arrivalLocationsList: list(choiceLists.arrivalLocationsList.label).refine(
    (items) => items.some(({ name }) => name === otherPlace),
    `“${otherPlace}” cannot be removed: it is the place of guides.`,
  ),
};

const detailFields = {
  ...generalFields,
  endOfJourneyDate: optionalDeadlineText(editionLabels.endOfJourneyDate).meta({
    description: "Until then registrators can change journeys; `null` for the end of the edit day.",
  }),
  venue: required(editionLabels.venue, 120),
  ...venueFields,
  timeZone,
  enteredTimes,
  contactEmail: email(editionLabels.contactEmail),
  emergencyPhone,
  costs: normalizedText(editionLabels.costs, 300, trimmed).meta({
    description: "What is paid by the organizers, and the fee; on the home page while registration is open.",
    example: "Rooms and meals are paid by the organizers. There is no participation fee.",
  }),
  juniorsBornOnOrAfter: optionalDate(editionLabels.juniorsBornOnOrAfter),
  seniorsBornOnOrAfter: optionalDate(editionLabels.seniorsBornOnOrAfter),
  invitationLetterUrl: webAddressOrPath(editionLabels.invitationLetterUrl),
  materialsUrl: webAddressOrPath(editionLabels.materialsUrl),
  juryUsers: normalizedText(editionLabels.juryUsers, 500, (names) => singleSpaced(names.replaceAll(/[,;]/g, " ")))
    .refine((names) => /^[A-Za-z0-9_ -]*$/.test(names), "User names may only contain Latin letters, digits, _ and -.")
    .meta({ description: "User names for the files of CMS, separated by spaces.", example: "jury1 jury2" }),
  keepDataUntil: optionalDate(editionLabels.keepDataUntil).meta({
    description: "The day after which personal data should be deleted; `null` for 90 days after the last day.",
  }),
  ...mapMails(() => z.boolean()),
  mailParagraph: normalizedText(editionLabels.mailParagraph, 1000, trimmed).superRefine(onlyPlaceholders([])).meta({
    description: "Plain text before the signature of every mail.",
  }),
  ...mapParagraphs((name) =>
    normalizedText(editionLabels[name], 1000, trimmed).superRefine(onlyPlaceholders(paragraphPlaceholders)).meta({
      description: "Plain text after what the site writes; `{name}`, `{country}` and `{deadline}` are the recipient's.",
    }),
  ),
  ...lists,
};

export const detailsInput = z.object(detailFields).refine(inOrder, wrongOrder);

/** For a change of the time zone that would change local times which were entered. */
export const movedDetailsInput = detailsInput.safeExtend({
  enteredTimes: z.enum(["KEEP", "MOVE"], "Choose what happens to the times that were entered."),
});

export const editionInput = z.object({
  ...z.object(detailFields).partial().shape,
  ...certificateInput.partial().shape,
  ...slipInput.partial().shape,
  ...letterInput.partial().shape,
  version: givenVersion,
});

const html = (what: string) =>
  anyText(200_000, `${what} can have at most 200,000 characters of HTML.`)
    .superRefine((text, context) => {
      const message = htmlProblem(what, text);
      if (message) context.addIssue({ code: "custom", message });
    })
    .meta({ description: "HTML: at most 200 headings and 5,000 elements, lists at most 10 deep." });

export const textsInput = z.object({
  welcomeText: html(textLabels.welcomeText).optional(),
  rules: html(textLabels.rules).optional(),
  environmentDescription: html(textLabels.environmentDescription).optional(),
  invitationLetter: html(textLabels.invitationLetter).optional(),
  materials: html(textLabels.materials).optional(),
  privacy: html(textLabels.privacy).optional(),
  version: givenVersion,
});

export const previewInput = z.object({ text: html("The text") });

const endsDescription =
  "The current edition's year, to end it before its last day; not needed for an edition that is only prepared.";

export const nextInput = z
  .object({
    contestId: optionalId.meta({ description: "The edition to copy; 409 if it is no longer the current one." }),
    ...generalFields,
    carryMembers: z.boolean().default(false).meta({
      description: "Whether to copy the members of the committees, with their committee roles and pictures.",
    }),
    ends: editionYear.nullish().meta({ description: endsDescription }),
    draft: z.boolean().default(false).meta({
      description: "Whether to only prepare the edition: administrators alone see it until it is made the current one.",
    }),
  })
  .refine(inOrder, wrongOrder);

export const companyKinds = Object.values(CompanyKind);

const company = z.object({
  id: optionalId.meta({ description: "A company with an id keeps its stored logo unless a new one is sent." }),
  kind: z.enum(CompanyKind, "Choose the kind of company."),
  name: required(companyLabels.name),
  companyUrl: webAddress(companyLabels.companyUrl).meta({ description: "The company's own site." }),
  additionalInformation: optionalLines(companyLabels.additionalInformation, 1000),
  picture,
  removePicture,
});

export const companiesInput = z.object({
  companies: atMost(300, "There can be at most 300 companies.", z.array(company)).superRefine(
    uniqueNames(({ kind, name }) => `${kind} ${name}`),
  ),
  version: givenVersion,
});

const committee = z.object({
  id: optionalId,
  name: required(committeeLabels.name),
  chairTitle: required(committeeLabels.chairTitle, 60),
  memberTitle: required(committeeLabels.memberTitle, 60),
});

export const committeesInput = z.object({
  committees: atMost(50, "There can be at most 50 committees.", z.array(committee)).superRefine(uniqueNames()),
  version: givenVersion,
});

function timeOfDay(what: string) {
  const error = `${what} must be a time of day, such as 08:30.`;
  return anyText(100, error)
    .trim()
    .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, { error, abort: true })
    .nullish()
    .transform((text) => text || null)
    .meta({ description: "HH:mm at the venue; `null` for an all-day entry." });
}

const scheduleItem = z
  .object({
    id: optionalId,
    startTime: timeOfDay(scheduleLabels.startTime),
    endTime: timeOfDay(scheduleLabels.endTime).meta({
      description: "HH:mm at the venue, or `null`; if it is earlier than `startTime`, on the next day.",
    }),
    title: required(scheduleLabels.title, 200),
    location: optionalText(scheduleLabels.location),
  })
  .refine(({ startTime, endTime }) => startTime || !endTime, {
    path: ["startTime"],
    error: "An end time needs a start time.",
  })
  .refine(
    ({ startTime, endTime }) => !startTime || !endTime || startTime < endTime || endsNextDay({ startTime, endTime }),
    {
      path: ["endTime"],
      error: "The end must be later than the start. On the next day, it is at most 12 hours after the start.",
    },
  );

const scheduleDay = z.object({
  date: date(scheduleLabels.date),
  items: atMost(50, "A day can have at most 50 entries.", z.array(scheduleItem)),
});

export const scheduleInput = z.object({
  schedule: atMost(100, "The schedule can have at most 100 days.", z.array(scheduleDay)),
  version: givenVersion,
});

/** In the form, each entry has its own date. */
export const scheduleForm = z.object({
  schedule: z.array(scheduleItem.and(scheduleDay.pick({ date: true }))),
  version: givenVersion,
});

export type EditionInput = z.output<typeof editionInput>;
export type TextsInput = z.output<typeof textsInput>;
export type TextName = Exclude<keyof TextsInput, "version">;
export type NextInput = z.output<typeof nextInput>;
export type CompaniesInput = z.output<typeof companiesInput>;
export type CommitteesInput = z.output<typeof committeesInput>;
export type ScheduleInput = z.output<typeof scheduleInput>;
