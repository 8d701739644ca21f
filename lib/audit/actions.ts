import { operations } from "@/lib/openapi/operations";

/** What somebody did by calling an endpoint, as the rest of a sentence that begins with their name. */
const deeds: Record<string, string> = {
  "POST /api/Team": "registered a team",
  "PUT /api/Team/arrival": "changed a team’s arrival information",
  "PUT /api/Team/basic": "changed a team’s name or group",
  "POST /api/Leader/addreplace": "replaced a leader or deputy",
  "PUT /api/Leader": "changed a leader’s details",
  "DELETE /api/Leader/team/{teamId}/leader/{leaderId}": "removed a deputy leader",
  "POST /api/Contestant/toTeam": "added a contestant",
  "PUT /api/Contestant": "changed a contestant’s details",
  "DELETE /api/Contestant/{id}": "removed a contestant",
  "POST /api/Contestant/import/creds/csv/{year}": "imported sign-ins and seats",
  "POST /api/Person": "added a person",
  "PUT /api/Person/{id}": "changed a person",
  "DELETE /api/Person/{id}": "removed a person",
  "POST /api/Guide": "made a guide",
  "POST /api/Guide/{guideId}/teams": "gave a guide teams",
  "DELETE /api/Guide/{guideId}/{teamId}": "took a team from a guide",
  "POST /api/Identity/Register": "made an account",
  "POST /api/Identity/{id}/password": "gave an account a new password",
  "PUT /api/Identity/{id}/disabled": "disabled or enabled an account",
  "PUT /api/Identity/password": "changed the own password",
  "PUT /api/Contest/{id}": "changed the edition",
  "PUT /api/Contest/{id}/texts": "changed the edition’s texts",
  "PUT /api/Contest/{id}/companies": "changed the organizers, partners, patrons or sponsors",
  "PUT /api/Contest/{id}/committees": "changed the committees",
  "PUT /api/Contest/{id}/schedule": "changed the schedule",
  "POST /api/Contest/next": "started the next edition",
  "PUT /api/Contest/exceptions/{countryId}": "gave a country a later deadline",
  "DELETE /api/Contest/exceptions/{countryId}": "took a later deadline back",
};

/** What an entry's action did; for one without words of its own, what the API's document says of it. */
export function deedOf(action: string): string {
  const summary = (operations as Record<string, { summary: string } | undefined>)[action]?.summary;
  return deeds[action] ?? summary ?? action;
}
