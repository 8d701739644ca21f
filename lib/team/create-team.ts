import "server-only";
import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/auth/session";
import { hasChanged } from "@/lib/contest/lock-edition";
import { requireOptions } from "@/lib/contest/options";
import { requireBeforeDeadline } from "@/lib/contest/rules";
import { requireBorn } from "@/lib/contestant/birth";
import { db } from "@/lib/db";
import { earlierResult } from "@/lib/http/idempotency";
import type { Idempotency } from "@/lib/http/idempotency-key";
import { AppError, invalid } from "@/lib/http/problem";
import { type EncodedPictures, encodePictures } from "@/lib/picture/commands";
import { type Opening, readOpening, recallOpening } from "@/lib/team/open";
import { readTeam } from "@/lib/team/queries";
import { pictureFields } from "@/lib/team/rows";
import type { Team, TeamCreation } from "@/lib/team/schema";
import { writeTeam } from "@/lib/team/write";

/** A registrator's teams are of the own country, whatever the request says; an administrator names one. */
function countryOf(actor: Actor, team: TeamCreation): string {
  const countryId = actor.role === "Administrator" ? team.countryId : actor.countryId;
  if (!countryId) throw invalid({ countryId: ["Country is required."] });
  return countryId;
}

function checkOptions(team: TeamCreation, edition: Opening["edition"]): void {
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

/** Throws 403 after the deadline, 422 with the fields that do not fit the edition. */
function requireFitting(actor: Actor, given: TeamCreation, { edition }: Opening, now: Date): void {
  requireBeforeDeadline(actor, edition, "roster", now);
  checkOptions(given, edition);
  requireBorn(birthsOf(given), now, edition.timeZone);
}

/** How often a team is written anew because an organiser changed the edition at that very moment. */
const mostAttempts = 5;

/**
 * Registers a team with its leaders, contestants and pictures: all or nothing (api.md, POST /api/Team). A registrator's
 * team is of the own country and only while registration is open. The same idempotency key makes one team, however many
 * requests carry it. Throws 403 after the deadline, 409 for a key used otherwise or if the next edition has begun
 * meanwhile, 422 with the fields that are wrong.
 */
export async function createTeam(
  actor: Actor,
  given: TeamCreation,
  now: Date,
  idempotency: Idempotency | null,
): Promise<Team> {
  const earlier = async () => {
    const id = idempotency && (await earlierResult(db(), actor, idempotency));
    return id ? readTeam(id) : null;
  };
  const before = await earlier();
  if (before) return before;
  const countryId = countryOf(actor, given);
  const givenPictures = picturesOf(given);
  const teamId = randomUUID();
  let pictures: EncodedPictures | undefined;
  const attempt = async (opening: Opening) => {
    requireFitting(actor, given, opening, now);
    pictures ??= await encodePictures(givenPictures);
    return writeTeam(actor, teamId, given, { opening, pictures, idempotency });
  };

  // One read more is nothing beside encoding pictures.
  const recalled = givenPictures.length === 0 ? recallOpening(countryId) : undefined;
  // It may be out of date, and so may whatever comes of it but a team.
  const quick = recalled && (await attempt(recalled).catch(() => null));
  if (quick) return quick;
  let editionId = recalled?.edition.id;
  try {
    for (let i = 0; i < mostAttempts; i++) {
      const opening = await readOpening(countryId);
      editionId ??= opening.edition.id;
      if (opening.edition.id !== editionId) throw hasChanged();
      const made = (await attempt(opening)) ?? (await earlier());
      if (made) return made;
    }
    throw new AppError(409, "Somebody else changed this at the same moment. Please try again.");
  } catch (error) {
    // Whoever has the same key may have made it meanwhile, so that what is wrong now was right then.
    const other = await earlier();
    if (other) return other;
    throw error;
  }
}
