import "server-only";
import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/auth/session";
import { type CurrentEdition, currentEdition, type HeldEdition } from "@/lib/contest/edition";
import { requireOptions } from "@/lib/contest/options";
import { requireBorn } from "@/lib/contestant/birth";
import { db } from "@/lib/db";
import { claim, earlierResult } from "@/lib/http/idempotency";
import type { Idempotency } from "@/lib/http/idempotency-key";
import { invalid } from "@/lib/http/problem";
import { encodePictures } from "@/lib/picture/service";
import { requireTime } from "@/lib/team/lock";
import { openTeam } from "@/lib/team/open";
import { pictureFields } from "@/lib/team/rows";
import type { Team, TeamCreation } from "@/lib/team/schema";
import { readTeam } from "@/lib/team/service";
import { writeTeam } from "@/lib/team/write";

/** A registrator's teams are of the own country, whatever the request says; an administrator names one. */
function countryOf(actor: Actor, team: TeamCreation): string {
  const countryId = actor.role === "Administrator" ? team.countryId : actor.countryId;
  if (!countryId) throw invalid({ countryId: ["Country is required."] });
  return countryId;
}

function checkOptions(team: TeamCreation, edition: HeldEdition): void {
  const size = (field: string, value: string | undefined) => ({
    field,
    value: value ?? null,
    options: edition.tShirtSizes,
  });
  const place = (field: "arrivalLocation" | "departureLocation") => ({
    field,
    value: team[field],
    options: edition.arrivalLocations,
  });
  requireOptions([
    place("arrivalLocation"),
    place("departureLocation"),
    size("leaderCreateModel.leaderPerson.tShirtSize", team.leaderCreateModel?.leaderPerson?.tShirtSize),
    size("deputyLeaderCreateModel.leaderPerson.tShirtSize", team.deputyLeaderCreateModel?.leaderPerson?.tShirtSize),
    ...team.contestants.flatMap((contestant, i) => [
      size(`contestants.${i}.contestantPerson.tShirtSize`, contestant.contestantPerson.tShirtSize),
      {
        field: `contestants.${i}.operatingSystemName`,
        value: contestant.operatingSystemName,
        options: edition.operatingSystemNames,
      },
    ]),
  ]);
}

const birthsOf = ({ contestants }: TeamCreation) =>
  Object.fromEntries(contestants.map(({ dateOfBirth }, i) => [`contestants.${i}.dateOfBirth`, dateOfBirth]));

function picturesOf(team: TeamCreation) {
  const leader = team.leaderCreateModel?.leaderPerson?.picture ?? null;
  const deputy = team.deputyLeaderCreateModel?.leaderPerson?.picture ?? null;
  const given = [
    { field: pictureFields.leader, base64: leader },
    { field: pictureFields.deputy, base64: deputy },
    ...team.contestants.map(({ contestantPerson }, i) => ({
      field: pictureFields.contestant(i),
      base64: contestantPerson.picture,
    })),
  ];
  return given.filter(({ base64 }) => base64 !== null);
}

/** The edition as it was before any picture was encoded: nobody's work of seconds who comes too late; null without any. */
async function editionForPictures(actor: Actor, count: number, now: Date): Promise<CurrentEdition | null> {
  if (count === 0) return null;
  const edition = await currentEdition();
  requireTime(actor, edition, "roster", now);
  return edition;
}

/**
 * Registers a team with its leaders, contestants and pictures: all or nothing (api.md, POST /api/Team). A registrator's
 * team is of the own country and only while registration is open. The same idempotency key makes one team, however many
 * requests carry it. Throws 403 after the deadline, 409 for a key used otherwise, 422 with the fields that are wrong.
 */
export async function createTeam(
  actor: Actor,
  given: TeamCreation,
  now: Date,
  idempotency: Idempotency | null,
): Promise<Team> {
  const earlier = idempotency && (await earlierResult(db(), actor, idempotency));
  if (earlier) return readTeam(earlier);
  const countryId = countryOf(actor, given);
  const givenPictures = picturesOf(given);
  const early = await editionForPictures(actor, givenPictures.length, now);
  const pictures = await encodePictures(givenPictures);

  const teamId = randomUUID();
  const { made, id } = await db().$transaction(async (transaction) => {
    const before = idempotency && (await claim(transaction, actor, idempotency, teamId));
    if (before) return { made: null, id: before };
    const opening = { countryId, count: given.contestants.length, readId: early?.id };
    const { edition, firstNumber } = await openTeam(transaction, opening);
    requireTime(actor, edition, "roster", now);
    checkOptions(given, edition);
    requireBorn(birthsOf(given), now, edition.timeZone);
    return {
      made: await writeTeam(transaction, actor, teamId, given, { edition, countryId, pictures, firstNumber }),
      id: teamId,
    };
  });
  return made ?? readTeam(id);
}
