import "server-only";
import { randomUUID } from "node:crypto";
import { type AuditedChange, recordChanges } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/session";
import { lockEdition } from "@/lib/contest/lock-edition";
import { currentEdition } from "@/lib/contest/queries";
import { requireOptions } from "@/lib/contest/rules";
import { defaultCountryId } from "@/lib/country/queries";
import { type Database, db, inTransaction } from "@/lib/db";
import * as endpoints from "@/lib/guide/endpoints";
import type { GuideInput } from "@/lib/guide/inputs";
import { readGuide } from "@/lib/guide/queries";
import type { Guide } from "@/lib/guide/schema";
import { AppError, invalid, notFound } from "@/lib/http/problem";
import { phoneFormatter } from "@/lib/international-phone";
import { encodePictures, storePictures } from "@/lib/picture/commands";
import { participating } from "@/lib/team/participating";

interface Home {
  editionId: string;
  countryId: string;
}

/** The id of the guide's person, created unless an existing one is chosen, and the changes for the audit log. Throws 422. */
async function findOrCreatePerson(
  transaction: Database,
  { personId, person: input }: GuideInput,
  home: Home,
  pictureHash: string | null,
): Promise<{ personId: string; changes: AuditedChange[] }> {
  if (personId) {
    const isFree = await transaction.person.count({ where: { id: personId, editionId: home.editionId, guide: null } });
    if (!isFree) throw invalid({ personId: ["This person cannot become a guide."] });
    return { personId, changes: [] };
  }
  if (!input) throw invalid({ person: ["A guide needs a person."] });
  const { fullName, nativeName, tShirtSize } = input;
  // Guides are locals and do not travel (specification, section 3, "Person").
  const travel = { arrivalLocation: "Other", departureLocation: "Other" };
  const id = randomUUID();
  const person = { ...home, fullName, nativeName, tShirtSize, pictureHash, ...travel };
  await transaction.person.createMany({ data: [{ id, ...person }] });
  return { personId: id, changes: [{ entity: "Person", entityId: id, before: null, after: person, teamIds: [] }] };
}

/**
 * Creates the guide record of an account with the role Guide for the current edition. Throws 409
 * if the account has one already, 422.
 */
export async function addGuide(actor: Actor, input: GuideInput): Promise<Guide> {
  const edition = await currentEdition();
  const account = await db().user.count({ where: { id: input.userId, role: "Guide", disabledAt: null } });
  if (account === 0) throw invalid({ userId: ["Choose a user with the role Guide."] });
  const field = "person.picture";
  const pictures = await encodePictures([{ field, base64: input.person?.picture ?? null }]);
  const home = { editionId: edition.id, countryId: input.person?.countryId ?? (await defaultCountryId()) };
  const id = randomUUID();
  await inTransaction(async (transaction) => {
    const { tShirtSizes } = await lockEdition(transaction, { expectedId: edition.id });
    requireOptions([{ field: "person.tShirtSize", value: input.person?.tShirtSize ?? null, options: tShirtSizes }]);
    await storePictures(transaction, pictures);
    const pictureHash = pictures.get(field)?.hash ?? null;
    const { personId, changes } = await findOrCreatePerson(transaction, input, home, pictureHash);
    const { userId, schoolName, classDesignator } = input;
    const formatPhone = await phoneFormatter(transaction, home.countryId);
    const phoneNumber = formatPhone(input.phoneNumber);
    const guide = { personId, userId, phoneNumber, schoolName, classDesignator };
    await transaction.guide.createMany({ data: [{ id, editionId: edition.id, ...guide }] });
    await recordChanges(transaction, actor, endpoints.addGuide, [
      ...changes,
      { entity: "Guide", entityId: id, before: null, after: guide },
    ]);
  });
  return readGuide(id);
}

/** Assigns teams to a guide, all or none. Throws 404 for an unknown guide or team, 409 if a team has a guide already. */
export async function assignTeams(actor: Actor, guideId: string, teams: { id: string }[]): Promise<Guide> {
  const ids = [...new Set(teams.map(({ id }) => id))];
  await readGuide(guideId);
  await inTransaction(async (transaction) => {
    const where = { ...participating, id: { in: ids }, edition: { isCurrent: true } };
    if ((await transaction.team.count({ where })) < ids.length) throw notFound("team");
    const { count } = await transaction.team.updateMany({
      where: { ...where, guideId: null },
      data: { guideId, version: { increment: 1 } },
    });
    if (count < ids.length) throw new AppError(409, "This team already has a guide.");
    const changed = ids.map((entityId) => ({
      entity: "Team" as const,
      entityId,
      before: { guideId: null },
      after: { guideId },
    }));
    await recordChanges(transaction, actor, endpoints.assignTeams, changed);
  });
  return readGuide(guideId);
}

/** Unassigns a team from a guide. Throws 404 if it is not assigned to them. */
export async function unassignTeam(actor: Actor, guideId: string, teamId: string): Promise<Guide> {
  await inTransaction(async (transaction) => {
    const { count } = await transaction.team.updateMany({
      where: { id: teamId, guideId, edition: { isCurrent: true } },
      data: { guideId: null, version: { increment: 1 } },
    });
    if (count === 0) throw notFound("team of this guide");
    const change = { entity: "Team", entityId: teamId, before: { guideId }, after: { guideId: null } } as const;
    await recordChanges(transaction, actor, endpoints.unassignTeam, [change]);
  });
  return readGuide(guideId);
}
