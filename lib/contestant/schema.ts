import { z } from "zod";
import { contestantGroup } from "@/lib/contestant/group";
import { personFields, phoneNumber, required } from "@/lib/fields";
import { givenVersion } from "@/lib/http/version";
import { id } from "@/lib/ids";
import { person, personEditModel } from "@/lib/person/schema";

/** A real date, as yyyy-MM-dd; that it lies in the past the service judges by the site's clock. */
export const dateOfBirth = z
  .string("Date of birth is required.")
  .min(1, "Date of birth is required.")
  .pipe(z.iso.date("Date of birth must be a real date, such as 2008-05-24."))
  .refine((date) => date >= "1900-01-01", "Date of birth must be in the past.");

const details = {
  operatingSystemName: required("Operating system", 40),
  dateOfBirth,
};

const withLeader = { hasPersonForContact: z.literal(false).optional() };
const withContact = {
  hasPersonForContact: z.literal(true),
  personForContactName: required("Contact name"),
  personForContactPhoneNumber: phoneNumber,
};

/** Contact name and phone are asked for only of one who does not travel with the leader (specification, section 5). */
function withOrWithoutContact<E extends z.ZodRawShape>(extra: E) {
  const fields = { ...details, ...extra };
  return z.discriminatedUnion(
    "hasPersonForContact",
    [z.object({ ...fields, ...withLeader }), z.object({ ...fields, ...withContact })],
    {
      error: "Say whether the contestant travels with the leader: true or false.",
    },
  );
}

/** A new contestant, as part of a team's creation or with `extra` fields. */
export function newContestant<E extends z.ZodRawShape>(extra: E) {
  return withOrWithoutContact({ contestantPerson: z.object(personFields, "A contestant needs a person."), ...extra });
}

/** Body of POST /api/Contestant/toTeam; the group and whether it is official are the team's. */
export const contestantToTeam = newContestant({ teamId: id });

/** Body of PUT /api/Contestant. */
export const contestantEdit = withOrWithoutContact({
  id,
  personEditModel: z.preprocess((model) => model ?? {}, personEditModel),
  version: givenVersion,
});

export type ContestantToTeam = z.output<typeof contestantToTeam>;
export type ContestantEdit = z.output<typeof contestantEdit>;

const day = z.object({ seatingPlace: z.string().nullable() });

/** A contestant as the API gives it (api.md, "Shapes"). */
export const contestant = z.object({
  id: z.guid(),
  code: z.string(),
  teamId: z.guid(),
  personId: z.guid(),
  contestantGroup,
  isOfficial: z.boolean(),
  dateOfBirth: z.iso.date(),
  operatingSystemName: z.string(),
  hasPersonForContact: z.boolean(),
  personForContactName: z.string().nullable(),
  personForContactPhoneNumber: z.string().nullable(),
  siteId: z.guid(),
  person,
  contestantContestDays: z.object({ day1: day, day2: day }),
  version: z.int(),
});

export type Contestant = z.output<typeof contestant>;

/** What PUT /api/Contestant answers: the contestant, and the person as the form edits them. */
export const editedContestant = contestant.extend({
  personEditModel: z.object({
    fullName: z.string(),
    nativeName: z.string().nullable(),
    tShirtSize: z.string().nullable(),
    picturePath: z.string().nullable(),
  }),
});

export type EditedContestant = z.output<typeof editedContestant>;
