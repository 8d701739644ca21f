const instant = (column: string) => `to_char(t."${column}" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const travel = `'timeOfArrival', ${instant("timeOfArrival")}, 'arrivalLocation', t."arrivalLocation",
  'timeOfDeparture', ${instant("timeOfDeparture")}, 'departureLocation', t."departureLocation"`;

/** A Person of a team, as the API gives it. */
const person = (alias: string, role: string) => `json_build_object(
  'id', ${alias}."id", 'countryId', ${alias}."countryId", 'fullName', ${alias}."fullName",
  'nativeName', ${alias}."nativeName", 'tShirtSize', ${alias}."tShirtSize", 'version', ${alias}."version",
  'roles', array_prepend('${role}', ${alias}."assignedRoles"),
  'picturePath', '/pictures/' || ${alias}."pictureHash" || '.webp',
  ${travel}, 'contestId', ${alias}."editionId")`;

const leader = (alias: string, of: string) => `(SELECT json_build_object(
  'id', ${alias}."id", 'personId', ${alias}."personId", 'email', ${alias}."email",
  'phoneNumber', ${alias}."phoneNumber", 'version', ${alias}."version", 'person', ${person("p", "LEADER")})
  FROM "Leader" ${alias} JOIN "Person" p ON p."id" = ${alias}."personId" WHERE ${alias}."id" = t."${of}")`;

const seat = (day: number) => `json_build_object('seatingPlace',
  (SELECT d."seatingPlace" FROM "ContestantDay" d WHERE d."contestantId" = k."id" AND d."day" = ${day}))`;

/**
 * An SQL expression: the API's full Team `t` of country `c` and edition `e` as JSON, all but its flag, with what `more`
 * adds. Of hundreds of teams Prisma and we would spend several times as long on the objects in between as PostgreSQL
 * does on the text.
 */
export const fullTeamJson = (more = "") => `json_build_object(
  'id', t."id", 'name', t."name", 'group', t."group", 'isOnline', t."isOnline", 'isOfficial', t."isOfficial",
  'countryId', t."countryId", 'countryName', c."name", ${more} 'siteId', e."siteId",
  'leader', ${leader("l", "leaderId")}, 'deputyLeader', ${leader("l", "deputyLeaderId")},
  'contestants', (SELECT json_agg(json_build_object(
    'id', k."id", 'code', c."alpha3" || k."number", 'teamId', k."teamId", 'personId', k."personId",
    'contestantGroup', t."group", 'isOfficial', t."isOfficial", 'dateOfBirth', k."dateOfBirth",
    'operatingSystemName', k."operatingSystemName", 'hasPersonForContact', k."personForContactName" IS NOT NULL,
    'personForContactName', k."personForContactName", 'personForContactPhoneNumber', k."personForContactPhone",
    'siteId', e."siteId", 'version', k."version", 'person', ${person("p", "CONTESTANT")},
    'contestantContestDays', json_build_object('day1', ${seat(1)}, 'day2', ${seat(2)})
  ) ORDER BY k."number") FROM "Contestant" k JOIN "Person" p ON p."id" = k."personId" WHERE k."teamId" = t."id"),
  ${travel}, 'version', t."version"
)`;

/** Where the teams of the current edition come from. */
export const currentTeams = `"Team" t JOIN "Country" c ON c."id" = t."countryId" JOIN "Edition" e ON e."id" = t."editionId"
WHERE e."isCurrent"`;
