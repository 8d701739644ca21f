import type { EndpointRequest } from "@/e2e/support/endpoint-request";
import { insertGuest, insertLeader, insertTeam } from "@/e2e/support/factory";
import { contestantEdit, contestantModel, leaderEdit, leaderModel, teamPayload, travel } from "@/e2e/support/payloads";
import { type Country, query } from "@/e2e/support/site";
import type { EndpointName } from "@/lib/site/api/endpoints";

/** A valid request for each write of registrators, on new records of the country. */
export const registratorWrites = {
  createTeam: async ({ id }) => ({ body: teamPayload({ countryId: id }) }),
  changeTeamArrival: async (country) => ({ body: { teamId: (await insertTeam(country)).id, ...travel } }),
  changeTeamBasics: async (country) => ({
    body: { id: (await insertTeam(country)).id, name: "Renamed", teamGroup: "Junior" },
  }),
  withdrawTeam: async (country) => ({ params: { id: (await insertTeam(country)).id } }),
  restoreTeam: async (country) => {
    const { id } = await insertTeam(country);
    await query('UPDATE "Team" SET "withdrawnAt" = now() WHERE "id" = $1', [id]);
    return { params: { id } };
  },
  replaceLeader: async (country) => ({
    body: { teamId: (await insertTeam(country)).id, isDeputy: true, leaderCreateModel: leaderModel("New Deputy") },
  }),
  removeDeputyLeader: async (country) => {
    const { id, deputyId } = await insertTeam(country);
    return { params: { teamId: id, leaderId: deputyId } };
  },
  changeLeader: async (country) => ({ body: leaderEdit(await insertLeader(country)) }),
  deleteLeader: async (country) => ({ params: { id: await insertLeader(country) } }),
  addContestant: async (country) => ({
    body: { ...contestantModel("New One", "Junior"), teamId: (await insertTeam(country)).id },
  }),
  changeContestant: async (country) => ({ body: contestantEdit((await insertTeam(country)).contestantIds[0]) }),
  moveContestant: async (country) => {
    const from = await insertTeam(country);
    const to = await insertTeam(country);
    return { params: { id: from.contestantIds[0] }, body: { teamId: to.id } };
  },
  removeContestant: async (country) => ({ params: { id: (await insertTeam(country)).contestantIds[0] } }),
  addPerson: async () => ({ body: { fullName: "A Guest", roles: ["GUEST"], ...travel } }),
  changePerson: async (country) => ({
    params: { id: await insertGuest(country) },
    body: { fullName: "Renamed", ...travel },
  }),
  removePerson: async (country) => ({ params: { id: await insertGuest(country) } }),
} satisfies Partial<Record<EndpointName, (country: Country) => Promise<EndpointRequest>>>;

export type RegistratorWrite = keyof typeof registratorWrites;
