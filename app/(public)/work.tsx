import { ControlPanelOverview } from "@/app/control-panel-overview";
import { NextArrivals } from "@/components/guide/next-arrivals";
import { toGuidedTeam } from "@/components/guide/team-view";
import { TeamSummaries } from "@/components/team/team-summaries";
import type { Actor } from "@/lib/auth/session";
import { now } from "@/lib/clock";
import { currentEdition } from "@/lib/contest/queries";
import { listTeamsOfCountry, listTeamsOfGuideUser } from "@/lib/team/queries";

/** What a signed-in user works on: a registrator's teams, a guide's next arrivals, an administrator's overview. */
export async function Work({ actor }: { actor: Actor }) {
  switch (actor.role) {
    case "TeamRegistrator":
      return <TeamSummaries teams={actor.countryId ? await listTeamsOfCountry(actor, actor.countryId) : []} />;
    case "Guide": {
      const [teams, { timeZone }, instant] = await Promise.all([
        listTeamsOfGuideUser(actor.id),
        currentEdition(),
        now(),
      ]);
      return <NextArrivals teams={teams.map((team) => toGuidedTeam(team, timeZone))} now={instant} />;
    }
    case "Administrator":
      return <ControlPanelOverview />;
  }
}
