import { z } from "zod";
import { ContestantGroup } from "@/lib/generated/prisma/enums";
import { personFields, phoneNumber, required } from "@/lib/person/fields";
import { person } from "@/lib/person/schema";

/** The group that a contestant, and so its team, competes in. */
export const contestantGroup = z.enum(ContestantGroup, "Group is required: Junior or Senior.");

/** A real date in the past, as yyyy-MM-dd. */
export const dateOfBirth = z
  .string("Date of birth is required.")
  .min(1, "Date of birth is required.")
  .pipe(z.iso.date("Date of birth must be a real date, such as 2008-05-24."))
  .refine((date) => date >= "1900-01-01" && date < new Date().toISOString().slice(0, 10), "Date of birth must be in the past.");

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

/**
 * A new contestant with `extra` fields. Contact name and phone are asked for only of one who does not travel with the
 * leader (specification, section 5).
 */
export function newContestant<E extends z.ZodRawShape>(extra: E) {
  const fields = { ...details, contestantPerson: z.object(personFields, "A contestant needs a person."), ...extra };
  return z.discriminatedUnion("hasPersonForContact", [z.object({ ...fields, ...withLeader }), z.object({ ...fields, ...withContact })], {
    error: "Say whether the contestant travels with the leader: true or false.",
  });
}

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
