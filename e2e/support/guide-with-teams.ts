import { type Account, insertAccount } from "@/e2e/support/factory";
import { call, signedIn } from "@/e2e/support/http";
import { guidePayload, teamPayload } from "@/e2e/support/team-payload";

interface GuidedTeam {
  name: string;
  /** Local to the venue, such as "2025-04-09T14:30". */
  timeOfArrival: string;
  contestants?: unknown[];
}

/** Creates a guide's account, guide record and teams. */
export async function insertGuideWithTeams(teams: GuidedTeam[]): Promise<Account> {
  const admin = await signedIn("Administrator");
  const registrator = await signedIn("TeamRegistrator", "UY");
  const account = await insertAccount("Guide");
  const person = { fullName: "Test Guide", tShirtSize: "M" };
  const body = guidePayload(account.id, { person });
  const { body: guide } = await call("POST /api/Guide", { token: admin.token, body });
  for (const team of teams) {
    const { body: made } = await call("POST /api/Team", { token: registrator.token, body: teamPayload({ ...team }) });
    const answer = await call(`POST /api/Guide/${guide.id}/teams`, { token: admin.token, body: [{ id: made.id }] });
    if (answer.status >= 300) throw new Error(`no guide: ${JSON.stringify(answer.body)}`);
  }
  return account;
}
