import "server-only";
import { randomUUID } from "node:crypto";
import { type AuditedChange, recordChanges } from "@/lib/audit/record";
import type { ApiKey } from "@/lib/auth/access";
import type { Actor } from "@/lib/auth/session";
import { type CurrentEdition, currentEdition } from "@/lib/contest/edition";
import { requireOptions } from "@/lib/contest/options";
import { getContestEnums } from "@/lib/contest/service";
import { defaultCountryId } from "@/lib/country/service";
import { type Database, db } from "@/lib/db";
import type { PersonGetPayload } from "@/lib/generated/prisma/models";
import { AppError, type FieldErrors, invalid, notFound } from "@/lib/http/problem";
import { requireVersion } from "@/lib/http/version";
import { assignableRoles, guestRole } from "@/lib/person/rules";
import type { Person, PersonInput } from "@/lib/person/schema";
import { personWithRecords, toPersonWithRecords } from "@/lib/person/select";
import { encodePictures, storePictures } from "@/lib/picture/service";
import { requireTime } from "@/lib/team/lock";
import { toInstant } from "@/lib/time-zone";

/** What the audit trail says of a person: every column that a write may change. */
export const auditedPerson = {
  countryId: true,
  fullName: true,
  nativeName: true,
  tShirtSize: true,
  pictureHash: true,
  assignedRoles: true,
  timeOfArrival: true,
  arrivalLocation: true,
  timeOfDeparture: true,
  departureLocation: true,
} as const;

type AuditedPerson = PersonGetPayload<{ select: typeof auditedPerson }>;

/** Whom somebody may change through /api/Person: registrators the guests of their country, administrators everybody. */
function changeable(actor: Actor, id: string) {
  const current = { id, edition: { isCurrent: true } };
  if (actor.role === "Administrator") return current;
  return { ...current, countryId: actor.countryId ?? "", assignedRoles: { has: guestRole } };
}

async function rolesOf(actor: Actor, given: PersonInput, stored: readonly string[] | null): Promise<string[]> {
  if (actor.role !== "Administrator") return [...(stored ?? [guestRole])];
  if (!given.roles) return [...(stored ?? [])];
  const { personRolesList } = await getContestEnums();
  requireOptions(given.roles.map((value, i) => ({ field: `roles.${i}`, value, options: personRolesList })));
  return assignableRoles(given.roles);
}

function requireGuestTravel(given: PersonInput, roles: readonly string[]): void {
  if (!roles.includes(guestRole)) return;
  const errors: FieldErrors = {};
  if (!given.timeOfArrival) errors.timeOfArrival = ["Time of arrival is required."];
  if (!given.arrivalLocation) errors.arrivalLocation = ["Arrival location is required."];
  if (!given.timeOfDeparture) errors.timeOfDeparture = ["Time of departure is required."];
  if (!given.departureLocation) errors.departureLocation = ["Departure location is required."];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function checkOptions(given: PersonInput, edition: CurrentEdition): void {
  if (given.contestId && given.contestId !== edition.id)
    throw invalid({ contestId: ["This is not the current edition."] });
  requireOptions([
    { field: "tShirtSize", value: given.tShirtSize, options: edition.tShirtSizes },
    { field: "arrivalLocation", value: given.arrivalLocation, options: edition.arrivalLocations },
    { field: "departureLocation", value: given.departureLocation, options: edition.arrivalLocations },
  ]);
}

async function prepare(actor: Actor, given: PersonInput, stored: AuditedPerson | null, now: Date) {
  const edition = await currentEdition();
  requireTime(actor, edition, "details", now);
  checkOptions(given, edition);
  const assignedRoles = await rolesOf(actor, given, stored?.assignedRoles ?? null);
  requireGuestTravel(given, assignedRoles);
  const pictures = await encodePictures([{ field: "picture", base64: given.picture }]);
  const instant = (text: string | null | undefined) => (text ? toInstant(text, edition.timeZone) : null);
  const countryId =
    actor.role === "Administrator"
      ? (given.countryId ?? stored?.countryId ?? (await defaultCountryId()))
      : actor.countryId;
  if (!countryId) throw invalid({ countryId: ["Country is required."] });
  const data = {
    countryId,
    fullName: given.fullName,
    nativeName: given.nativeName,
    tShirtSize: given.tShirtSize,
    pictureHash: pictures.get("picture")?.hash ?? stored?.pictureHash ?? null,
    assignedRoles,
    timeOfArrival: instant(given.timeOfArrival),
    arrivalLocation: given.arrivalLocation,
    timeOfDeparture: instant(given.timeOfDeparture),
    departureLocation: given.departureLocation,
  };
  return { edition, pictures, data };
}

async function write(
  actor: Actor,
  action: ApiKey,
  change: Omit<AuditedChange, "entity">,
  save: (transaction: Database) => Promise<unknown>,
) {
  await db().$transaction(async (transaction) => {
    await save(transaction);
    await recordChanges(transaction, actor, action, [{ entity: "Person", ...change }]);
  });
}

async function readPerson(id: string): Promise<Person> {
  const row = await db().person.findUnique({ where: { id }, select: personWithRecords });
  if (!row) throw notFound("person");
  return toPersonWithRecords(row);
}

/** Adds a person to the current edition: a registrator a guest of the own country (api.md, POST /api/Person). Throws 403, 422. */
export async function addPerson(actor: Actor, given: PersonInput, now: Date): Promise<Person> {
  const { edition, pictures, data } = await prepare(actor, given, null, now);
  const id = randomUUID();
  await write(actor, "POST /api/Person", { entityId: id, before: null, after: data }, async (transaction) => {
    await storePictures(transaction, pictures);
    await transaction.person.createMany({ data: [{ id, editionId: edition.id, ...data }] });
  });
  return readPerson(id);
}

/** Changes a person; without a new picture the stored one stays. Throws 403, 404, 409 for a stale version, 422. */
export async function changePerson(actor: Actor, id: string, given: PersonInput, now: Date): Promise<Person> {
  const select = { ...auditedPerson, version: true } as const;
  const stored = await db().person.findFirst({ where: changeable(actor, id), select });
  if (!stored) throw notFound("person");
  const { version, ...before } = stored;
  requireVersion(version, given.version);
  const { pictures, data } = await prepare(actor, given, before, now);
  await write(actor, "PUT /api/Person/{id}", { entityId: id, before, after: data }, async (transaction) => {
    await storePictures(transaction, pictures);
    const where = { id, ...(given.version && { version }) };
    const { count } = await transaction.person.updateMany({ where, data: { ...data, version: { increment: 1 } } });
    if (count === 0) requireVersion(version + 1, version);
  });
  return readPerson(id);
}

/** Removes a person who neither leads, competes nor guides. Throws 403, 404, 409. */
export async function removePerson(actor: Actor, id: string, now: Date): Promise<true> {
  requireTime(actor, await currentEdition(), "details", now);
  await db().$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT 1 FROM "Person" WHERE "id" = ${id}::uuid FOR UPDATE`;
    const records = {
      leader: { select: { id: true } },
      contestant: { select: { id: true } },
      guide: { select: { id: true } },
    } as const;
    const found = await transaction.person.findFirst({
      where: changeable(actor, id),
      select: { ...auditedPerson, ...records },
    });
    if (!found) throw notFound("person");
    const { leader, contestant, guide, ...before } = found;
    if (leader || contestant || guide) {
      throw new AppError(409, "This person leads, competes or guides, and cannot be removed here.");
    }
    await transaction.person.delete({ where: { id }, select: { id: true } });
    await recordChanges(transaction, actor, "DELETE /api/Person/{id}", [
      { entity: "Person", entityId: id, before, after: null },
    ]);
  });
  return true;
}
