import { panelPage } from "@/app/account-page";
import { emptyTexts } from "@/components/edition/empty-texts";
import { WriteToThese } from "@/components/message/write-to-these";
import { TeamsTable } from "@/components/team/teams-table";
import { ButtonLink } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { timesText } from "@/lib/edition/dates";
import { plural } from "@/lib/platform/text/plural";
import { now } from "@/lib/platform/time/clock";
import { withGaps } from "@/lib/readiness/gaps";
import { listGaps } from "@/lib/readiness/queries";
import { listTeamRows } from "@/lib/team/team-rows";

/** All teams of an edition, also the withdrawn ones; those of the current edition can be edited and withdrawn. */
export default panelPage("/controlPanel/teams", async ({ edition }) => {
  const [teams, gaps] = await Promise.all([listTeamRows(edition, await now()), listGaps(edition)]);
  const withdrawnCount = teams.filter(({ isWithdrawn }) => isWithdrawn).length;
  const withdrawnNote =
    withdrawnCount > 0 ? `${plural(withdrawnCount, "withdrawn team is", "withdrawn teams are")} listed too. ` : "";
  return (
    <>
      <PageHeader
        title="Teams"
        count={teams.length - withdrawnCount}
        lead={`${withdrawnNote}${timesText(edition.venue)}`}
        actions={
          edition.isCurrent && (
            <>
              <ButtonLink variant="primary" href="/addTeam">
                Add team
              </ButtonLink>
              {teams.length > 0 && <WriteToThese to="teams" />}
            </>
          )
        }
      />
      <TeamsTable
        rows={withGaps(teams, gaps)}
        isEditable={edition.isCurrent}
        hidesEmpty={edition.dataDeletedAt !== null}
        empty={emptyTexts("teams", "Teams appear here once they are registered.", edition)}
      />
    </>
  );
});
