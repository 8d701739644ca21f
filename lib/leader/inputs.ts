import { z } from "zod";
import { leaderLabels } from "@/lib/leader/labels";
import { personFields } from "@/lib/person/fields";
import { personEditModel } from "@/lib/person/inputs";
import { email, givenVersion, id, optionalId, phoneNumber } from "@/lib/platform/validation/fields";
import { existingOrNew } from "@/lib/platform/validation/ids";

/** A new person, or an existing one (leaderPersonId) who leads for the first time. */
export const leaderCreateModel = z
  .preprocess(
    existingOrNew("leaderPersonId", "leaderPerson"),
    z.object({
      leaderPersonId: optionalId,
      leaderPerson: z.object(personFields).optional(),
      leaderEmail: email(leaderLabels.email),
      leaderPhoneNumber: phoneNumber(leaderLabels.phoneNumber),
    }),
  )
  .meta({
    id: "LeaderCreateModel",
    description:
      "A new leader: a new person (`leaderPerson`), or an existing one (`leaderPersonId`, which takes precedence) who leads for the first time; for registrators a guest of their country without another role.",
  });

export const leaderReplacement = z
  .preprocess(
    existingOrNew("leaderId", "leaderCreateModel"),
    z.object({
      teamId: id,
      leaderId: optionalId,
      isDeputy: z.boolean(),
      leaderCreateModel: leaderCreateModel.optional(),
    }),
  )
  .meta({
    id: "ReplaceLeader",
    description:
      "The new leader of a team or, with `isDeputy`, its new deputy leader. A chosen `leaderId` takes precedence over `leaderCreateModel`.",
  });

export const leaderEdit = z
  .object({
    id,
    email: email(leaderLabels.email),
    phoneNumber: phoneNumber(leaderLabels.phoneNumber),
    person: personEditModel,
    version: givenVersion,
  })
  .meta({ id: "LeaderEdit", description: "A leader's contacts and personal details." });

export type LeaderCreateModel = z.output<typeof leaderCreateModel>;
export type LeaderReplacement = z.output<typeof leaderReplacement>;
export type LeaderEdit = z.output<typeof leaderEdit>;
