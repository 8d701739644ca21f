import { panelPage } from "@/app/account-page";
import { emptyTexts } from "@/components/edition/empty-texts";
import { TeamsTable } from "@/components/team/teams-table";
import { ButtonLink } from "@/components/ui/button";
import { timesText } from "@/lib/edition/dates";
import { withGaps } from "@/lib/readiness/gaps";
import { listGaps } from "@/lib/readiness/queries";
import { listTeamRows } from "@/lib/team/team-rows";

/** All teams of an edition, also the withdrawn ones; those of the current edition can be edited and withdrawn. */
const { generateMetadata, Page } = panelPage("/controlPanel/teams", async ({ edition }) => {
  const [teams, gaps] = await Promise.all([listTeamRows(edition), listGaps(edition)]);
  const withdrawn = teams.filter(({ isWithdrawn }) => isWithdrawn).length;
  return (
    <TeamsTable
      rows={withGaps(teams, gaps)}
      lead={`${withdrawn > 0 ? `${withdrawn} of them withdrawn. ` : ""}${timesText(edition.venue)}`}
      isEditable={edition.isCurrent}
      actions={
        edition.isCurrent && (
          <ButtonLink variant="primary" href="/addTeam">
            Add team
          </ButtonLink>
        )
      }
      hidesEmpty={edition.dataDeletedAt !== null}
      empty={emptyTexts("teams", "Teams appear here once they are registered.", edition)}
    />
  );
});

export { generateMetadata, Page as default };
