import { RecordGone } from "@/components/ui/record-gone";
import { currentActor } from "@/lib/platform/auth/session";

/** For a team that is gone, and another country's. */
export default async function TeamGone() {
  const actor = await currentActor();
  return <RecordGone what="team" listHref={actor?.role === "Administrator" ? "/controlPanel/teams" : "/listTeams"} />;
}
