import { currentTeams, fullTeamJson } from "@/lib/team/full-json";

/**
 * What GET /api/Team answers to an administrator, made by PostgreSQL in one statement as one text; $1 holds the flags,
 * which are files, by the countries' codes.
 */
export const fullTeamsSql = `SELECT coalesce(
  json_agg(${fullTeamJson(`'countryFlag', $1::jsonb -> c."alpha2",`)} ORDER BY lower(c."name"), lower(t."name")), '[]'
)::text AS "body" FROM ${currentTeams}`;
