import { z } from "zod";
import { isChosen, optionalId } from "@/lib/ids";
import { email, personFields, phoneNumber } from "@/lib/person/fields";
import { person } from "@/lib/person/schema";

/** A person already known needs no describing; otherwise every field of the new one is asked for. */
function describeOrChoose(model: unknown): unknown {
  if (typeof model !== "object" || model === null) return model;
  const { leaderPerson, ...rest } = model as Record<string, unknown>;
  return isChosen(rest.leaderPersonId) ? rest : { ...rest, leaderPerson: leaderPerson ?? {} };
}

/** A new leader: a new person, or one already known (leaderPersonId) who leads for the first time. */
export const leaderCreateModel = z.preprocess(
  describeOrChoose,
  z.object({
    leaderPersonId: optionalId,
    leaderPerson: z.object(personFields).optional(),
    leaderEmail: email,
    leaderPhoneNumber: phoneNumber,
  }),
);

export type LeaderCreateModel = z.output<typeof leaderCreateModel>;

/** A leader or deputy leader as the API gives it (specification, section 3). */
export const leader = z.object({
  id: z.guid(),
  personId: z.guid(),
  email: z.string(),
  phoneNumber: z.string(),
  person,
  version: z.int(),
});

export type Leader = z.output<typeof leader>;
