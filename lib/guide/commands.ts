import "server-only";
import { randomUUID } from "node:crypto";
import { type AuditedChange, recordChanges } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/session";
import { currentEdition } from "@/lib/contest/edition";
import { lockEdition } from "@/lib/contest/lock-edition";
import { requireOptions } from "@/lib/contest/options";
import { contestantCode } from "@/lib/contestant/views";
import { defaultCountryId } from "@/lib/country/queries";
import { type Database, db } from "@/lib/db";
import type { GuideGetPayload, GuideSelect, GuideWhereInput } from "@/lib/generated/prisma/models";
import type { Guide, GuideInput } from "@/lib/guide/schema";
import { AppError, invalid, notFound } from "@/lib/http/problem";
import { personSelect, toPerson, travelSelect } from "@/lib/person/views";
import { encodePictures, storePictures } from "@/lib/picture/commands";
import { listTeamsOfGuide } from "@/lib/team/queries";
import type { Team } from "@/lib/team/schema";

const select = {
  id: true,
  personId: true,
  userId: true,
  phoneNumber: true,
  schoolName: true,
  classDesignator: true,
  version: true,
  person: { select: { ...personSelect, ...travelSelect } },
  teams: {
    select: {
      id: true,
      name: true,
      country: { select: { name: true, alpha3: true } },
      contestants: {
        select: { id: true, number: true, person: { select: { fullName: true } } },
        orderBy: { number: "asc" },
      },
    },
    orderBy: { name: "asc" },
  },
} as const satisfies GuideSelect;

function toGuide({ person, teams, ...guide }: GuideGetPayload<{ select: typeof select }>): Guide {
  const { timeOfArrival, arrivalLocation, timeOfDeparture, departureLocation, ...row } = person;
  return {
    ...guide,
    person: toPerson(row, ["GUIDE"], { timeOfArrival, arrivalLocation, timeOfDeparture, departureLocation }),
    teams: teams.map(({ country, contestants, ...team }) => ({
      ...team,
      countryName: country.name,
      contestants: contestants.map(({ id, number, person: { fullName } }) => ({
        id,
        code: contestantCode(country.alpha3, number),
        fullName,
      })),
    })),
  };
}

const current = { edition: { isCurrent: true } } as const;

async function readGuide(where: GuideWhereInput): Promise<Guide> {
  const row = await db().guide.findFirst({ where: { ...current, ...where }, select });
  if (!row) throw notFound("guide");
  return toGuide(row);
}

/** Every guide of the current edition, by name. */
export async function listGuides(): Promise<Guide[]> {
  const rows = await db().guide.findMany({
    where: current,
    select,
    orderBy: [{ person: { fullName: "asc" } }, { id: "asc" }],
  });
  return rows.map(toGuide);
}

/** The guide's record of a user in the current edition; a guide may read the own one only. Throws 404. */
export async function guideOfUser(actor: Actor, userId: string): Promise<Guide> {
  if (actor.role !== "Administrator" && actor.id !== userId) throw notFound("guide");
  return readGuide({ userId });
}

/** The teams that a guide looks after, in full; a guide may read the own ones only. Throws 404. */
export async function teamsOfGuide(actor: Actor, guideId: string): Promise<Team[]> {
  const own = actor.role === "Administrator" ? {} : { userId: actor.id };
  const guide = await db().guide.findFirst({ where: { id: guideId, ...current, ...own }, select: { id: true } });
  if (!guide) throw notFound("guide");
  return listTeamsOfGuide(guide.id);
}

async function personOf(
  transaction: Database,
  given: GuideInput,
  home: { editionId: string; countryId: string },
  pictureHash: string | null,
) {
  if (given.personId) {
    const where = { id: given.personId, editionId: home.editionId, guide: null };
    if ((await transaction.person.count({ where })) === 0)
      throw invalid({ personId: ["This person cannot become a guide."] });
    return { personId: given.personId, changes: [] };
  }
  if (!given.person) throw invalid({ person: ["A guide needs a person."] });
  const { picture: _, countryId: __, ...named } = given.person;
  // A guide is a local: they come from nowhere in particular (specification, section 3, "Person").
  const travel = { arrivalLocation: "Other", departureLocation: "Other" };
  const person = { ...home, ...named, pictureHash, ...travel };
  const personId = randomUUID();
  await transaction.person.createMany({ data: [{ id: personId, ...person }] });
  const change: AuditedChange = { entity: "Person", entityId: personId, before: null, after: person, teamIds: [] };
  return { personId, changes: [change] };
}

/** Makes a guide of a user with the role Guide for the current edition (api.md, POST /api/Guide). Throws 409 if the user is
 * one already, 422. */
export async function addGuide(actor: Actor, given: GuideInput): Promise<Guide> {
  const edition = await currentEdition();
  const user = await db().user.count({ where: { id: given.userId, role: "Guide", disabledAt: null } });
  if (user === 0) throw invalid({ userId: ["Choose a user with the role Guide."] });
  const pictures = await encodePictures([{ field: "person.picture", base64: given.person?.picture ?? null }]);
  const id = randomUUID();
  const home = { editionId: edition.id, countryId: given.person?.countryId ?? (await defaultCountryId()) };
  await db().$transaction(async (transaction) => {
    const { tShirtSizes } = await lockEdition(transaction, { expectedId: edition.id });
    requireOptions([{ field: "person.tShirtSize", value: given.person?.tShirtSize ?? null, options: tShirtSizes }]);
    await storePictures(transaction, pictures);
    const { personId, changes } = await personOf(
      transaction,
      given,
      home,
      pictures.get("person.picture")?.hash ?? null,
    );
    const { userId, phoneNumber, schoolName, classDesignator } = given;
    const guide = { personId, userId, phoneNumber, schoolName, classDesignator };
    await transaction.guide.createMany({ data: [{ id, editionId: edition.id, ...guide }] });
    await recordChanges(transaction, actor, "POST /api/Guide", [
      ...changes,
      { entity: "Guide", entityId: id, before: null, after: guide },
    ]);
  });
  return readGuide({ id });
}

/** Gives teams to a guide. All or none: throws 409 if one has a guide already, 404 for an unknown guide or team. */
export async function assignTeams(actor: Actor, guideId: string, teams: { id: string }[]): Promise<Guide> {
  const ids = [...new Set(teams.map(({ id }) => id))];
  await readGuide({ id: guideId });
  await db().$transaction(async (transaction) => {
    const where = { id: { in: ids }, edition: { isCurrent: true } };
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
    await recordChanges(transaction, actor, "POST /api/Guide/{guideId}/teams", changed);
  });
  return readGuide({ id: guideId });
}

/** Takes a team from a guide. Throws 404 if it isn't theirs. */
export async function unassignTeam(actor: Actor, guideId: string, teamId: string): Promise<Guide> {
  await db().$transaction(async (transaction) => {
    const { count } = await transaction.team.updateMany({
      where: { id: teamId, guideId, edition: { isCurrent: true } },
      data: { guideId: null, version: { increment: 1 } },
    });
    if (count === 0) throw notFound("team of this guide");
    const change = { entity: "Team", entityId: teamId, before: { guideId }, after: { guideId: null } } as const;
    await recordChanges(transaction, actor, "DELETE /api/Guide/{guideId}/{teamId}", [change]);
  });
  return readGuide({ id: guideId });
}
