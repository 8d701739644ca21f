import "server-only";
import { defaultCountryId } from "@/lib/country/queries";
import { lockEdition } from "@/lib/edition/lock-edition";
import { guestRole, personRolesWith } from "@/lib/edition/person-roles";
import { currentEdition } from "@/lib/edition/queries";
import { requireBeforeDeadline, requireOptions } from "@/lib/edition/rules";
import type { EditionRow } from "@/lib/edition/views";
import type { PersonGetPayload } from "@/lib/generated/prisma/models";
import type { PersonInput } from "@/lib/person/inputs";
import { assignableRoles } from "@/lib/person/rules";
import { personColumns } from "@/lib/person/views";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { invalid } from "@/lib/platform/errors/problem";
import { type EncodedPictures, encodePictures, pictureHashAfter } from "@/lib/platform/picture/commands";
import { missingTravel } from "@/lib/travel/labels";
import { placeChoices } from "@/lib/travel/place";
import { toTravelData } from "@/lib/travel/travel-data";
import { travelSelect } from "@/lib/travel/view";

/** The columns that a request can change, which are those of the audit log. */
export const personDataSelect = { ...personColumns, ...travelSelect } as const;

type PersonData = PersonGetPayload<{ select: typeof personDataSelect }>;

/** A request to add or change a person, reduced to what the actor may set. */
interface PersonRequest {
  actor: Actor;
  input: PersonInput;
  editionId: string;
  pictures: EncodedPictures;
  /** Null keeps the stored roles. */
  roles: string[] | null;
  /** Null keeps the stored country. */
  countryId: string | null;
  defaultCountryId: string;
}

/**
 * Prepares a request before its transaction, which pictures would keep open for too long. Registrators can only save
 * guests of their own country. Throws 403 after the edit period, 422.
 */
export async function preparePerson(actor: Actor, input: PersonInput, now: Date): Promise<PersonRequest> {
  const edition = await currentEdition();
  requireBeforeDeadline(actor, edition, "details", now);
  if (input.contestId && input.contestId !== edition.id) {
    throw invalid({ contestId: ["This is not the current edition."] });
  }
  const pictures = await encodePictures([{ field: "picture", base64: input.picture }]);
  const request = { actor, input, editionId: edition.id, pictures };
  if (actor.role === "Administrator") {
    return {
      ...request,
      roles: input.roles ?? null,
      countryId: input.countryId,
      defaultCountryId: await defaultCountryId(),
    };
  }
  const ownCountryId = actor.countryId ?? "";
  return { ...request, roles: [guestRole], countryId: ownCountryId, defaultCountryId: ownCountryId };
}

/**
 * Locks the edition until the transaction ends and checks the request's choices against its lists. Throws 409 if the next
 * edition has begun since the request was prepared, 422.
 */
export async function lockEditionForPerson(
  transaction: Database,
  { input, editionId, roles }: PersonRequest,
): Promise<EditionRow> {
  const edition = await lockEdition(transaction, { expectedId: editionId });
  const committees = await transaction.committee.findMany({
    where: { editionId },
    select: { key: true },
    orderBy: { position: "asc" },
  });
  const knownRoles = personRolesWith(committees);
  requireOptions([
    { field: "tShirtSize", value: input.tShirtSize, options: edition.tShirtSizes },
    ...placeChoices(input, edition),
    ...(roles ?? []).map((value, i) => ({ field: `roles.${i}`, value, options: knownRoles })),
  ]);
  return edition;
}

function requireTravel(input: PersonInput): void {
  const errors = missingTravel(input);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** The columns to store; `stored` supplies what the request keeps. Throws 422 for a guest without travel. */
export function toPersonData(request: PersonRequest, edition: EditionRow, stored: PersonData | null): PersonData {
  const { actor, input, roles, countryId, defaultCountryId, pictures } = request;
  const assignedRoles = roles ? assignableRoles(roles) : (stored?.assignedRoles ?? []);
  if (assignedRoles.includes(guestRole)) requireTravel(input);
  return {
    countryId: countryId ?? stored?.countryId ?? defaultCountryId,
    fullName: input.fullName,
    nativeName: input.nativeName,
    tShirtSize: input.tShirtSize,
    pictureHash: pictureHashAfter(input, pictures.get("picture"), stored?.pictureHash ?? null),
    assignedRoles,
    ...toTravelData(actor, input, edition, stored),
  };
}
