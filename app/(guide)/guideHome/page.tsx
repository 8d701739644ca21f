import "@/app/styles/table.css";
import { accountPage } from "@/app/account-page";
import { GuidedTeams } from "@/components/guide/guided-teams";
import { OfflineCopy } from "@/components/guide/offline-copy";
import { ArrivalMarks } from "@/components/travel/arrivals/arrival-marks";
import { ArrivedCount } from "@/components/travel/arrivals/arrival-tick";
import { LiveRefresh } from "@/components/travel/arrivals/live-refresh";
import { PageHeader } from "@/components/ui/page-header";
import { timesText } from "@/lib/edition/dates";
import { currentEdition } from "@/lib/edition/queries";
import { arrivalsOf, toHomeTeam } from "@/lib/guide/home-team";
import { now } from "@/lib/platform/time/clock";
import { listTeamsOfGuideUser } from "@/lib/team/queries";
import { arrivalsVersion, findArrivals } from "@/lib/travel/arrivals/queries";
import { haveArrivalsBegun } from "@/lib/travel/arrivals/rules";
import { listTeamTransfers } from "@/lib/travel/transfers/party-transfers";

/** The guide's teams, the next arrival first; kept for use offline. */
export default accountPage("/guideHome", async ({ actor }) => {
  // Read before the data: a change in between then triggers a refresh.
  const version = await arrivalsVersion(actor);
  const instant = await now();
  const madeAt = instant.toISOString();
  const [edition, teams] = await Promise.all([currentEdition(), listTeamsOfGuideUser(actor.id)]);
  const teamIds = teams.map(({ id }) => id);
  const [arrivals, transfers] = await Promise.all([findArrivals(teams), listTeamTransfers(teamIds, edition)]);
  const showsArrived = haveArrivalsBegun(teams, instant, edition.timeZone);
  const homeTeams = teams.map((team) => toHomeTeam(team, edition, { transfers: transfers.get(team.id), arrivals }));
  const travelling = homeTeams.filter(({ arrival }) => arrival);
  return (
    <ArrivalMarks madeAt={madeAt}>
      <PageHeader
        title="My teams"
        count={teams.length}
        lead={
          <>
            {showsArrived && travelling.length > 1 && (
              <>
                <ArrivedCount people={travelling.flatMap(arrivalsOf)} />.{" "}
              </>
            )}
            {timesText(edition.venue)}
          </>
        }
      />
      <LiveRefresh version={version} madeAt={madeAt} timeZone={edition.timeZone} />
      <OfflineCopy madeAt={madeAt} />
      <GuidedTeams teams={homeTeams} now={instant} showsArrived={showsArrived} />
    </ArrivalMarks>
  );
});
