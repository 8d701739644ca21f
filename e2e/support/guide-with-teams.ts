import { type Account, insertAccount } from "@/e2e/support/factory";
import { call, signedIn } from "@/e2e/support/http";
import { guidePayload, teamPayload } from "@/e2e/support/payloads";

interface GuidedTeam {
  name: string;
  /** In the venue's time zone, such as "2025-04-09T14:30". */
  timeOfArrival: string;
  contestants?: unknown[];
}

/** Creates an account of a guide, their guide record, and teams that are assigned to them. */
export async function createGuideWithTeams(teams: GuidedTeam[]): Promise<Account> {
  const admin = await signedIn("Administrator");
  const registrator = await signedIn("TeamRegistrator", "UY");
  const account = await insertAccount("Guide");
  const person = { fullName: "Test Guide", tShirtSize: "M" };
  const body = guidePayload(account.id, { person });
  const { body: guide } = await call("POST /api/Guide", { token: admin.token, body });
  for (const changes of teams) {
    const { body: team } = await call("POST /api/Team", {
      token: registrator.token,
      body: teamPayload({ ...changes }),
    });
    const assigned = await call(`POST /api/Guide/${guide.id}/teams`, { token: admin.token, body: [{ id: team.id }] });
    if (assigned.status >= 300) throw new Error(`could not assign the team: ${JSON.stringify(assigned.body)}`);
  }
  return account;
}
