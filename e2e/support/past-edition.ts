import { query } from "@/e2e/support/site";

/** The edition that ensurePastEdition makes. */
export const pastYear = 2023;
export const pastTeam = "Autumn Veterans";
export const pastPeople = ["Vona Phommachanh", "Keo Sisavath"];

/** A finished edition with a team of Laos, a committee, a sponsor and a schedule; once, whoever asks first. */
export async function ensurePastEdition(): Promise<void> {
  await query(
    `WITH edition AS (
       INSERT INTO "Edition" ("id", "year", "name", "shortName", "startDate", "endDate", "endOfRegistrationDate", "siteId",
         "contactEmail", "welcomeText", "rules", "environmentDescription")
       SELECT gen_random_uuid(), $1, 'XI Tournament of Old', 'OLD', '2023-04-12', '2023-04-16', '2023-03-20T22:00Z', "siteId",
         "contactEmail", '<p>Welcome to the eleventh.</p>', '<p>The rules of the eleventh.</p>', '<p>Machines of the eleventh.</p>'
       FROM "Edition" WHERE "isCurrent"
       ON CONFLICT ("year") DO NOTHING RETURNING "id"
     ), home AS (
       SELECT edition."id" AS "editionId", c."id" AS "countryId" FROM edition, "Country" c WHERE c."alpha2" = 'LA'
     ), persons AS (
       INSERT INTO "Person" ("id", "editionId", "countryId", "fullName", "nativeName", "assignedRoles")
       SELECT md5('past:' || p."name")::uuid, "editionId", "countryId", p."name", 'Hidden Native', p."roles"
       FROM home, (VALUES ($3, '{}'::text[]), ($4, '{}'), ('Bounmy Chair', '{OLD_COMMITTEE_CHAIR}')) p("name", "roles")
     ), leaders AS (
       INSERT INTO "Leader" ("id", "personId", "email", "phoneNumber")
       SELECT md5('past:leader')::uuid, md5('past:' || $3)::uuid, 'hidden@past.example', '+856 555' FROM home
     ), teams AS (
       INSERT INTO "Team" ("id", "editionId", "countryId", "name", "group", "leaderId", "timeOfArrival", "arrivalLocation",
         "timeOfDeparture", "departureLocation")
       SELECT md5('past:team')::uuid, "editionId", "countryId", $2, 'Senior', md5('past:leader')::uuid, now(), 'Other', now(), 'Other'
       FROM home
     ), contestants AS (
       INSERT INTO "Contestant" ("id", "teamId", "editionId", "countryId", "number", "personId", "dateOfBirth", "operatingSystemName")
       SELECT md5('past:contestant')::uuid, md5('past:team')::uuid, "editionId", "countryId", 1, md5('past:' || $4)::uuid,
         '2007-07-07', 'Hidden OS' FROM home
     ), committees AS (
       INSERT INTO "Committee" ("id", "editionId", "position", "key", "name")
       SELECT md5('past:committee')::uuid, "editionId", 1, 'OLD_COMMITTEE', 'Committee of Old' FROM home
     ), companies AS (
       INSERT INTO "Company" ("id", "editionId", "kind", "position", "name")
       SELECT md5('past:company:' || k."kind")::uuid, "editionId", k."kind"::"CompanyKind", 1, k."name"
       FROM home, (VALUES ('GOLDEN_SPONSOR', 'Golden Past'), ('ORGANIZER', 'Organizer of Old'), ('PATRON', 'Patron of Old')) k("kind", "name")
     )
     INSERT INTO "ScheduleItem" ("id", "editionId", "date", "position", "title", "startTime", "endTime")
     SELECT md5('past:day')::uuid, "editionId", '2023-04-13', 1, 'Contest of Old', '09:00', '14:00' FROM home`,
    [pastYear, pastTeam, ...pastPeople],
  );
}

/** The edition that ensureEmptyEdition makes. */
export const emptyYear = 2011;

/** An edition with a name and dates, and nothing else yet; once, whoever asks first. */
export async function ensureEmptyEdition(): Promise<void> {
  await query(
    `INSERT INTO "Edition" ("id", "year", "name", "shortName", "startDate", "endDate", "endOfRegistrationDate", "siteId",
       "contactEmail", "welcomeText", "rules", "environmentDescription")
     SELECT gen_random_uuid(), $1, 'Tournament of Nothing', 'NIL', '2011-04-12', '2011-04-16', '2011-03-20T22:00Z', "siteId",
       "contactEmail", '', '', '' FROM "Edition" WHERE "isCurrent"
     ON CONFLICT ("year") DO NOTHING`,
    [emptyYear],
  );
}
