import "server-only";
import { createContestants } from "@/lib/contestant/create-contestants";
import type { ContestantToTeam } from "@/lib/contestant/inputs";
import { ownTravel } from "@/lib/contestant/own-travel";
import { contestantOptions, requirePastBirthDates } from "@/lib/contestant/rules";
import type { Contestant } from "@/lib/contestant/schema";
import { phoneFormatter } from "@/lib/country/international-phone";
import { requireOptions } from "@/lib/edition/rules";
import type { Actor } from "@/lib/platform/auth/session";
import { AppError } from "@/lib/platform/errors/problem";
import { encodePictures, storePictures } from "@/lib/platform/picture/commands";
import type { Idempotency } from "@/lib/platform/write/idempotency";
import { create, type UnitOfWork } from "@/lib/platform/write/write";
import { tellOfChange } from "@/lib/registrator-mails/tell-of-change";
import * as endpoints from "@/lib/team/endpoints";
import { lockTeam } from "@/lib/team/lock-team";
import { readContestant } from "@/lib/team/queries";
import { maxContestants } from "@/lib/team/rules";

/** Throws as `lockTeam`, 409 for a fifth contestant, and 422 for what does not fit the edition. */
export async function addContestant(
  actor: Actor,
  given: ContestantToTeam,
  now: Date,
  idempotency: Idempotency | null,
): Promise<Contestant> {
  const { teamId, dateOfBirth, contestantPerson } = given;
  const field = "contestantPerson.picture";
  const pictures = await encodePictures(actor, [{ field, base64: contestantPerson.picture }]);
  const insert = async (unit: UnitOfWork, id: string) => {
    const { team, edition } = await lockTeam(unit, teamId, "roster", now);
    const size = await unit.transaction.contestant.count({ where: { teamId } });
    if (size >= maxContestants) throw new AppError(409, `This team already has ${maxContestants} contestants.`);
    const options = contestantOptions({ input: given, personField: "contestantPerson", edition });
    const input = requireOptions(given, options);
    requirePastBirthDates({ dateOfBirth }, now, edition.timeZone);
    await storePictures(unit.transaction, pictures);
    const formatPhone = await phoneFormatter(unit.transaction, team.countryId);
    const pictureHash = pictures.get(field)?.hash ?? null;
    const travel = ownTravel({ actor, input, edition, stored: null });
    await createContestants(unit, edition, team, [{ id, input, pictureHash, travel }], formatPhone);
    await tellOfChange(unit, edition, team, now);
  };
  return create(actor, endpoints.addContestant, idempotency, insert, readContestant);
}
