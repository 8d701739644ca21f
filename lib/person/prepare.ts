import "server-only";
import type { Actor } from "@/lib/auth/session";
import { type CurrentEdition, currentEdition } from "@/lib/contest/edition";
import { lockEdition } from "@/lib/contest/lock-edition";
import { requireOptions } from "@/lib/contest/options";
import { personRolesWith } from "@/lib/contest/queries";
import { requireBeforeDeadline } from "@/lib/contest/rules";
import { defaultCountryId } from "@/lib/country/queries";
import type { Database } from "@/lib/db";
import type { PersonGetPayload } from "@/lib/generated/prisma/models";
import { type FieldErrors, invalid } from "@/lib/http/problem";
import { assignableRoles, guestRole } from "@/lib/person/rules";
import type { PersonInput } from "@/lib/person/schema";
import { personFacts, travelSelect } from "@/lib/person/views";
import { type EncodedPictures, encodePictures } from "@/lib/picture/commands";
import { toInstant } from "@/lib/time-zone";
import { travelInstants } from "@/lib/travel/instants";

/** Every column of a person that a write may change, and so what the audit trail says of one. */
export const auditedPerson = { ...personFacts, ...travelSelect } as const;

type PersonColumns = PersonGetPayload<{ select: typeof auditedPerson }>;

/** What a request to add or change a person comes to, before anything stored is looked at. */
interface Prepared {
  edition: CurrentEdition;
  pictures: EncodedPictures;
  /** The roles asked for; null leaves them as they are. */
  roles: string[] | null;
  /** The country to belong to; null leaves it as it is. */
  countryId: string | null;
  /** Where somebody new belongs if nothing else is said. */
  homeId: string;
}

/**
 * Locks the edition until the transaction ends and checks what was chosen against what it offers. Throws 409 if the next
 * one has begun since the request was prepared, 422.
 */
export async function holdChoices(transaction: Database, given: PersonInput, prepared: Prepared): Promise<Prepared> {
  const edition = await lockEdition(transaction, { expectedId: prepared.edition.id });
  const committees = await transaction.committee.findMany({
    where: { editionId: edition.id },
    select: { key: true },
    orderBy: { position: "asc" },
  });
  const offered = personRolesWith(committees);
  requireOptions([
    { field: "tShirtSize", value: given.tShirtSize, options: edition.tShirtSizes },
    { field: "arrivalLocation", value: given.arrivalLocation, options: edition.arrivalLocations },
    { field: "departureLocation", value: given.departureLocation, options: edition.arrivalLocations },
    ...(prepared.roles ?? []).map((value, i) => ({ field: `roles.${i}`, value, options: offered })),
  ]);
  return { ...prepared, edition };
}

/**
 * Encodes a request's picture before a transaction begins. Roles and country are an administrator's to give;
 * a registrator's people are guests of the own country. Throws 403 after the edit period, 422.
 */
export async function prepare(actor: Actor, given: PersonInput, now: Date): Promise<Prepared> {
  const edition = await currentEdition();
  requireBeforeDeadline(actor, edition, "details", now);
  if (given.contestId && given.contestId !== edition.id) {
    throw invalid({ contestId: ["This is not the current edition."] });
  }
  const isAdministrator = actor.role === "Administrator";
  const roles = isAdministrator ? (given.roles ?? null) : [guestRole];
  const homeId = isAdministrator ? await defaultCountryId() : (actor.countryId ?? "");
  const pictures = await encodePictures([{ field: "picture", base64: given.picture }]);
  return { edition, pictures, roles, homeId, countryId: isAdministrator ? given.countryId : homeId };
}

function requireGuestTravel(given: PersonInput): void {
  const errors: FieldErrors = {};
  if (!given.timeOfArrival) errors.timeOfArrival = ["Time of arrival is required."];
  if (!given.arrivalLocation) errors.arrivalLocation = ["Arrival location is required."];
  if (!given.timeOfDeparture) errors.timeOfDeparture = ["Time of departure is required."];
  if (!given.departureLocation) errors.departureLocation = ["Departure location is required."];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function instantsOf({ timeOfArrival, timeOfDeparture }: PersonInput, timeZone: string) {
  if (timeOfArrival && timeOfDeparture) return travelInstants({ timeOfArrival, timeOfDeparture }, timeZone);
  const instant = (text: string | null | undefined) => (text ? toInstant(text, timeZone) : null);
  return { timeOfArrival: instant(timeOfArrival), timeOfDeparture: instant(timeOfDeparture) };
}

/** The columns of the person that was asked for, with what stays of the stored one. Throws 422 for a guest without travel. */
export function columnsOf(given: PersonInput, prepared: Prepared, stored: PersonColumns | null): PersonColumns {
  const assignedRoles = prepared.roles ? assignableRoles(prepared.roles) : (stored?.assignedRoles ?? []);
  if (assignedRoles.includes(guestRole)) requireGuestTravel(given);
  return {
    countryId: prepared.countryId ?? stored?.countryId ?? prepared.homeId,
    fullName: given.fullName,
    nativeName: given.nativeName,
    tShirtSize: given.tShirtSize,
    pictureHash: prepared.pictures.get("picture")?.hash ?? stored?.pictureHash ?? null,
    assignedRoles,
    ...instantsOf(given, prepared.edition.timeZone),
    arrivalLocation: given.arrivalLocation,
    departureLocation: given.departureLocation,
  };
}
