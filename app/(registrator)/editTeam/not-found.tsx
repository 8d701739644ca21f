import { RecordGone } from "@/components/ui/record-gone";
import { currentActor } from "@/lib/platform/auth/session";

/** For a team that was deleted or belongs to another country. */
export default async function TeamGone() {
  const actor = await currentActor();
  return <RecordGone what="team" listHref={actor?.role === "Administrator" ? "/controlPanel/teams" : "/listTeams"} />;
}
