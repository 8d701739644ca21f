import "server-only";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import type { toTeam } from "@/lib/team/view";

type TeamRow = Parameters<typeof toTeam>[0];
/** The row as JSON has it, its instants and dates as text. */
type TeamText = Omit<TeamRow, "timeOfArrival" | "timeOfDeparture" | "contestants"> & {
  timeOfArrival: string;
  timeOfDeparture: string;
  contestants: (Omit<TeamRow["contestants"][number], "dateOfBirth"> & { dateOfBirth: string })[];
};

const person = Prisma.sql`json_build_object(
  'id', p."id", 'editionId', p."editionId", 'countryId', p."countryId", 'fullName', p."fullName",
  'nativeName', p."nativeName", 'tShirtSize', p."tShirtSize", 'pictureHash', p."pictureHash",
  'assignedRoles', p."assignedRoles", 'version', p."version")`;

const leader = (id: Prisma.Sql) => Prisma.sql`(SELECT json_build_object(
  'id', l."id", 'personId', l."personId", 'email', l."email", 'phoneNumber', l."phoneNumber", 'version', l."version",
  'person', ${person}) FROM "Leader" l JOIN "Person" p ON p."id" = l."personId" WHERE l."id" = ${id})`;

const contestants = Prisma.sql`(SELECT json_agg(json_build_object(
  'id', k."id", 'teamId', k."teamId", 'number', k."number", 'personId', k."personId", 'dateOfBirth', k."dateOfBirth",
  'operatingSystemName', k."operatingSystemName", 'personForContactName', k."personForContactName",
  'personForContactPhone', k."personForContactPhone", 'version', k."version", 'person', ${person},
  'days', (SELECT coalesce(json_agg(json_build_object('day', d."day", 'seatingPlace', d."seatingPlace")), '[]')
    FROM "ContestantDay" d WHERE d."contestantId" = k."id")) ORDER BY k."number")
  FROM "Contestant" k JOIN "Person" p ON p."id" = k."personId" WHERE k."teamId" = t."id")`;

function revive({ timeOfArrival, timeOfDeparture, contestants: members, ...row }: TeamText): TeamRow {
  return {
    ...row,
    timeOfArrival: new Date(timeOfArrival),
    timeOfDeparture: new Date(timeOfDeparture),
    contestants: members.map((member) => ({ ...member, dateOfBirth: new Date(member.dateOfBirth) })),
  };
}

/**
 * The rows of view.ts's `teamSelect` for the current edition's teams `t` that meet `condition`. Written out, because of
 * hundreds of teams Prisma would spend several times as long on making objects as PostgreSQL does on finding them.
 */
export async function fullTeamRows(condition: Prisma.Sql): Promise<TeamRow[]> {
  const [row] = await db().$queryRaw<{ teams: string }[]>`SELECT coalesce(json_agg(json_build_object(
      'id', t."id", 'name', t."name", 'group', t."group", 'isOnline', t."isOnline", 'isOfficial', t."isOfficial",
      'countryId', t."countryId", 'timeOfArrival', t."timeOfArrival", 'arrivalLocation', t."arrivalLocation",
      'timeOfDeparture', t."timeOfDeparture", 'departureLocation', t."departureLocation", 'version', t."version",
      'country', json_build_object('name', c."name", 'alpha2', c."alpha2", 'alpha3', c."alpha3"),
      'edition', json_build_object('siteId', e."siteId"),
      'leader', ${leader(Prisma.sql`t."leaderId"`)}, 'deputyLeader', ${leader(Prisma.sql`t."deputyLeaderId"`)},
      'contestants', ${contestants})), '[]')::text AS "teams"
    FROM "Team" t JOIN "Country" c ON c."id" = t."countryId" JOIN "Edition" e ON e."id" = t."editionId"
    WHERE e."isCurrent" AND ${condition}`;
  return (JSON.parse(row?.teams ?? "[]") as TeamText[]).map(revive);
}
