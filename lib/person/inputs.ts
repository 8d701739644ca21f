import { z } from "zod";
import { requestedCountryId } from "@/lib/country/schema";
import { optionalTShirtSize, personFields, requireAnswerAboutPicture } from "@/lib/person/fields";
import { personLabels } from "@/lib/person/labels";
import {
  anyText,
  atMost,
  besideOtherErrors,
  givenVersion,
  optionalId,
  removePicture,
  required,
} from "@/lib/platform/validation/fields";
import { departsAfterArrival, departureError, optionalTravelFields, travelFields } from "@/lib/travel/schema";

/** `toPersonData` checks whether the roles require travel. */
export const personInput = z
  .object({
    ...personFields,
    tShirtSize: optionalTShirtSize,
    removePicture,
    roles: atMost(
      200,
      `${personLabels.roles} can have at most 200 entries.`,
      z.array(anyText(100, "There is no such role.")),
    ).nullish(),
    countryId: requestedCountryId,
    contestId: optionalId.meta({
      description:
        "The current edition, which the empty GUID or no value means too, or for administrators the next one.",
    }),
    ...optionalTravelFields,
    version: givenVersion,
  })
  .refine(departsAfterArrival, departureError)
  .meta({
    id: "PersonInput",
    description:
      "A guest, or somebody else who is neither leader, contestant nor guide. A registrator can only save guests of their own country, whatever `roles` and `countryId` say; a guest needs the four travel fields.",
  });

export const personForm = personInput.safeExtend({ countryId: required(personLabels.countryId) });

/** A guest needs all travel fields (specification, section 5). */
export const guestForm = personForm.safeExtend(travelFields).superRefine(requireAnswerAboutPicture, besideOtherErrors);

/** The person's part of the form of a leader, contestant or guide (specification, section 5, "Edit team"). */
export const personEditModel = z.object({ ...personFields, removePicture }).meta({
  id: "PersonEditModel",
  description: "A person's details, as part of another entity's edit.",
});

export type PersonInput = z.output<typeof personInput>;
export type NewPersonInput = Omit<PersonEditModel, "removePicture">;
export type PersonEditModel = z.output<typeof personEditModel>;
