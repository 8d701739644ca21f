const instant = (column: string) => `to_char(t."${column}" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const travel = `'timeOfArrival', ${instant("timeOfArrival")}, 'arrivalLocation', t."arrivalLocation",
  'arrivalTripNumber', t."arrivalTripNumber", 'timeOfDeparture', ${instant("timeOfDeparture")},
  'departureLocation', t."departureLocation", 'departureTripNumber', t."departureTripNumber"`;

const roles = (role: string) => `ARRAY['${role}'] || CASE WHEN p."isGuest" THEN ARRAY['GUEST'] ELSE '{}' END ||
  ARRAY(SELECT o."key" || CASE WHEN m."isChair" THEN '_CHAIR' ELSE '_MEMBER' END FROM "CommitteeMember" m
  JOIN "Committee" o ON o."id" = m."committeeId" WHERE m."personId" = p."id" ORDER BY o."position", m."isChair" DESC)`;

const person = (role: string) => `json_build_object(
  'id', p."id", 'countryId', p."countryId", 'fullName', p."fullName", 'nativeName', p."nativeName",
  'tShirtSize', p."tShirtSize", 'version', p."version", 'roles', ${roles(role)},
  'picturePath', '/pictures/' || p."pictureHash" || '.webp', ${travel}, 'contestId', p."editionId")`;

const leader = (column: string) => `(SELECT json_build_object(
  'id', l."id", 'personId', l."personId", 'email', l."email", 'phoneNumber', l."phoneNumber",
  'version', l."version", 'person', ${person("LEADER")})
  FROM "Leader" l JOIN "Person" p ON p."id" = l."personId" WHERE l."id" = t."${column}")`;

const seat = (day: number) => `json_build_object('seatingPlace',
  (SELECT d."seatingPlace" FROM "ContestantDay" d WHERE d."contestantId" = k."id" AND d."day" = ${day}))`;

const contestants = `(SELECT json_agg(json_build_object(
  'id', k."id", 'code', c."alpha3" || k."number", 'teamId', k."teamId", 'personId', k."personId",
  'contestantGroup', t."group", 'isOfficial', t."isOfficial", 'dateOfBirth', k."dateOfBirth",
  'operatingSystemName', k."operatingSystemName", 'hasPersonForContact', k."personForContactName" IS NOT NULL,
  'personForContactName', k."personForContactName", 'personForContactPhoneNumber', k."personForContactPhone",
  'siteId', e."siteId", 'version', k."version", 'person', ${person("CONTESTANT")},
  'contestantContestDays', json_build_object('day1', ${seat(1)}, 'day2', ${seat(2)})) ORDER BY k."number")
  FROM "Contestant" k JOIN "Person" p ON p."id" = k."personId" WHERE k."teamId" = t."id")`;

/** GET /api/Team to an administrator as one text; $1 holds the flags by country code. */
export const fullTeamsSql = `SELECT coalesce(json_agg(json_build_object(
  'id', t."id", 'name', t."name", 'group', t."group", 'isOnline', t."isOnline", 'isOfficial', t."isOfficial",
  'countryId', t."countryId", 'countryName', c."name", 'countryFlag', $1::jsonb -> c."alpha2",
  'siteId', e."siteId", 'leader', ${leader("leaderId")}, 'deputyLeader', ${leader("deputyLeaderId")},
  'contestants', ${contestants}, ${travel}, 'version', t."version"
) ORDER BY lower(c."name"), lower(t."name")), '[]')::text AS "body"
FROM "Team" t JOIN "Country" c ON c."id" = t."countryId" JOIN "Edition" e ON e."id" = t."editionId"
WHERE e."isCurrent" AND t."withdrawnAt" IS NULL`;
