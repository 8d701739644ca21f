import { z } from "zod";
import { contestantLabels, groupLabel, withoutContact } from "@/lib/contestant/labels";
import { ContestantGroup } from "@/lib/generated/prisma/enums";
import { personFields, requireAnswerAboutPicture } from "@/lib/person/fields";
import { personEditModel } from "@/lib/person/inputs";
import {
  anyText,
  besideOtherErrors,
  givenVersion,
  id,
  optionOf,
  phoneNumber,
  required,
} from "@/lib/platform/validation/fields";
import { normalizeName } from "@/lib/platform/validation/one-line-text";
import { departsAfterArrival, departureError, ownTravelFields } from "@/lib/travel/schema";

export const contestantGroup = optionOf(
  Object.values(ContestantGroup),
  `${groupLabel} is required: Junior or Senior.`,
).meta({ description: "The group that the whole team competes in." });

export const notInPast = `${contestantLabels.dateOfBirth} must be in the past.`;

const tooLongAgo = `${contestantLabels.dateOfBirth} must be in 1900 or later.`;

const notADate = `${contestantLabels.dateOfBirth} must be a real date, such as 2008-05-24.`;

/** yyyy-MM-dd; each write checks that it is in the past, by the site's clock. */
export const dateOfBirth = anyText(100, notADate, `${contestantLabels.dateOfBirth} is required.`)
  .min(1, `${contestantLabels.dateOfBirth} is required.`)
  .pipe(z.iso.date({ error: notADate, abort: true }))
  .refine((date) => date >= "1900-01-01", tooLongAgo)
  .meta({ format: "date", description: "A real date in the past, `yyyy-MM-dd`.", example: "2008-05-24" });

export const operatingSystemName = required(contestantLabels.operatingSystemName, 40).meta({
  description: "One of `operatingSystemNamesList`.",
  example: "Windows",
});

export const contestantFields = { operatingSystemName, dateOfBirth };

const contactDescription =
  "Whether the contestant travels without the leader. Then the contact's name and phone number are required, and the travel fields are the contestant's own; otherwise these are cleared.";

const withLeader = { hasPersonForContact: z.literal(false).optional().meta({ description: contactDescription }) };
const withContact = {
  hasPersonForContact: z.literal(true).meta({ description: contactDescription }),
  personForContactName: required(contestantLabels.personForContactName)
    .overwrite(normalizeName)
    .meta({ example: "Elena Dimitrova" }),
  personForContactPhoneNumber: phoneNumber(contestantLabels.personForContactPhoneNumber).meta({
    example: "+359 88 830 495",
  }),
  ...ownTravelFields,
};

/** Only contestants who travel without the leader need a contact (specification, section 5) and have own travel. */
function withOrWithoutContact<E extends z.ZodRawShape>(extra: E) {
  const fields = { ...contestantFields, ...extra };
  return z.discriminatedUnion(
    "hasPersonForContact",
    [
      z.object({ ...fields, ...withLeader }),
      z.object({ ...fields, ...withContact }).refine(departsAfterArrival, departureError),
    ],
    {
      error: "Say whether the contestant travels with the leader: true or false.",
    },
  );
}

/** `today` is yyyy-MM-dd by the site's clock. */
const dateOfBirthBefore = (today: string) => ({ dateOfBirth: dateOfBirth.refine((date) => date < today, notInPast) });

const newFormFields = (today: string) => ({
  ...dateOfBirthBefore(today),
  contestantPerson: z.object(personFields).superRefine(requireAnswerAboutPicture, besideOtherErrors),
});

const contestantInput = withOrWithoutContact({});

export function newContestant<E extends z.ZodRawShape>(extra: E) {
  return withOrWithoutContact({ contestantPerson: z.object(personFields, "A contestant needs a person."), ...extra });
}

export const contestantToTeam = newContestant({ teamId: id }).meta({
  id: "ContestantToTeam",
  description: "A new contestant of a team. The group and whether the contestant is official are the team's.",
});

export const newContestantForm = (today: string) => newContestant(newFormFields(today));

/** `today` is yyyy-MM-dd by the site's clock. The form of an online team asks for no contact. */
export function contestantToTeamForm(today: string, isOnline: boolean) {
  const form = newContestant({ teamId: id, ...newFormFields(today) });
  return isOnline ? z.preprocess(withoutContact, form) : form;
}

const editFields = {
  id,
  // Without a person, the errors name the person's required fields.
  personEditModel: z.preprocess((model) => model ?? {}, personEditModel),
  version: givenVersion,
};

export const contestantEditForm = (today: string) =>
  withOrWithoutContact({
    ...editFields,
    ...dateOfBirthBefore(today),
    personEditModel: personEditModel.superRefine(requireAnswerAboutPicture, besideOtherErrors),
  });

export const contestantEdit = withOrWithoutContact(editFields).meta({
  id: "ContestantEdit",
  description: "A contestant's details.",
});

export type ContestantInput = z.output<typeof contestantInput>;
export type ContestantToTeam = z.output<typeof contestantToTeam>;
export type ContestantEdit = z.output<typeof contestantEdit>;
