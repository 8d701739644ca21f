import { z } from "zod";
import { contestantGroup } from "@/lib/contestant/group";
import { email, personFields, phoneNumber } from "@/lib/fields";
import { givenVersion } from "@/lib/http/version";
import { id, isChosen, optionalId } from "@/lib/ids";
import { person, personEditModel } from "@/lib/person/schema";

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

/** A leader of one team, as the control panel lists them. */
export const leaderRecord = z.object({
  person,
  phoneNumber: z.string(),
  email: z.string(),
  teamName: z.string(),
  teamGroup: contestantGroup,
  isDeputy: z.boolean(),
});

export type LeaderRecord = z.output<typeof leaderRecord>;

/** Body of POST /api/Leader/addreplace: a chosen leader wins over a described one. */
export const replaceLeader = z.preprocess(
  (body) => {
    if (typeof body !== "object" || body === null) return body;
    const { leaderCreateModel: model, ...rest } = body as Record<string, unknown>;
    return isChosen(rest.leaderId) ? rest : { ...rest, leaderCreateModel: model ?? {} };
  },
  z.object({
    teamId: id,
    leaderId: optionalId,
    isDeputy: z.boolean("isDeputy must be true or false."),
    leaderCreateModel: leaderCreateModel.optional(),
  }),
);

/** Body of PUT /api/Leader. */
export const leaderEdit = z.object({
  id,
  email,
  phoneNumber,
  person: personEditModel,
  version: givenVersion,
});

export type ReplaceLeader = z.output<typeof replaceLeader>;
export type LeaderEdit = z.output<typeof leaderEdit>;
