import "server-only";
import { isContestUsername, isDomjudgeUser } from "@/lib/contestant/rules";
import { contestantCode } from "@/lib/contestant/views";
import { notErased } from "@/lib/edition/erased";
import { participating } from "@/lib/edition/participating";
import { currentEdition } from "@/lib/edition/queries";
import type { ContestantSelect } from "@/lib/generated/prisma/models";
import { contestPasswordLength, toContestPassword } from "@/lib/identity/generate-password";
import { decryptPassword, deriveBytes } from "@/lib/identity/given-password";
import { db } from "@/lib/platform/db/client";
import { AppError, type FieldErrors } from "@/lib/platform/errors/problem";
import { plural } from "@/lib/platform/text/plural";
import { compareNames } from "@/lib/platform/text/sort";

const selectOf = (day: number) =>
  ({
    number: true,
    username: true,
    encryptedPassword: true,
    person: { select: { fullName: true, pictureHash: true, pictureIsPublic: true, nameIsWithheld: true } },
    days: { where: { day }, select: { seatingPlace: true } },
    team: {
      select: { group: true, isOfficial: true, country: { select: { name: true, alpha2: true, alpha3: true } } },
    },
  }) as const satisfies ContestantSelect;

function credentialErrors(username: string | null, password: string | null): string[] {
  const errors: string[] = [];
  if (!username) errors.push("The user name is missing.");
  else if (isDomjudgeUser(username))
    errors.push(`The user name “${username}” has rights of its own in DOMjudge. Give the contestant another one.`);
  else if (!isContestUsername(username))
    errors.push(`The user name “${username}” may only contain Latin letters, digits, _ and -.`);
  if (!password) errors.push("The password is missing.");
  return errors;
}

/** The contestants with their seats on a day. Throws 422 with an error for each who could not log in to CMS or DOMjudge. */
export async function listEntrants(day: 1 | 2) {
  const edition = await currentEdition();
  const rows = await db().contestant.findMany({
    where: { editionId: edition.id, person: notErased, team: participating },
    select: selectOf(day),
  });
  rows.sort((a, b) => compareNames(a.team.country.name, b.team.country.name) || a.number - b.number);
  const errors: FieldErrors = {};
  const entrants = rows.map(({ number, username, encryptedPassword, person, days, team }) => {
    const code = contestantCode(team.country.alpha3, number);
    const password = encryptedPassword && decryptPassword(encryptedPassword);
    const problems = credentialErrors(username, password);
    if (problems.length > 0) errors[code] = problems;
    const seat = days[0]?.seatingPlace ?? null;
    const { nameIsWithheld, pictureHash, pictureIsPublic, fullName } = person;
    // Contest systems publish names and pictures.
    const publicDetails = {
      fullName: nameIsWithheld ? code : fullName,
      pictureHash: pictureIsPublic && !nameIsWithheld ? pictureHash : null,
    };
    // A missing user name or password is an error, so no caller gets an empty one.
    return { code, ...publicDetails, ...team, username: username ?? "", password: password ?? "", seat };
  });
  const juryUsers = [...new Set(edition.juryUsers.split(" ").filter(Boolean))];
  for (const { username, code } of entrants)
    if (juryUsers.includes(username)) errors[code] = [`“${username}” is a test user of the jury.`];
  const count = Object.keys(errors).length;
  if (count > 0) {
    const subject = plural(count, "contestant has", "contestants have");
    throw new AppError(422, `${subject} no credentials that the contest system accepts.`, errors);
  }
  const jury = juryUsers.map((username) => ({ username, password: juryPassword(edition.year, username) }));
  return { edition, entrants, jury };
}

/** Derived from the user name, so that every archive of an edition has the same password. */
const juryPassword = (year: number, username: string) =>
  toContestPassword(deriveBytes(`jury ${year} ${username}`, contestPasswordLength));

export interface JuryUser {
  username: string;
  password: string;
}

export type Entrant = Awaited<ReturnType<typeof listEntrants>>["entrants"][number];

export function countriesOf(entrants: readonly Entrant[]): Entrant["country"][] {
  return [...new Map(entrants.map(({ country }) => [country.alpha3, country])).values()];
}
