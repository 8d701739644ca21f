import { listMetadata } from "@/app/list-metadata";
import { EditionPage } from "@/components/edition/edition-page";
import { emptyTexts } from "@/components/edition/empty-texts";
import { CountryText } from "@/components/public-list/country-text";
import { PublicTeams } from "@/components/team/public-teams";
import { EmptyState } from "@/components/ui/empty-state";
import { editionPath } from "@/lib/edition/edition-path";
import { currentActor } from "@/lib/platform/auth/session";
import { plural } from "@/lib/platform/text/plural";
import { findSubjectOf } from "@/lib/site/pages/list-subject";
import { findPageEdition, type PublicPageProps } from "@/lib/site/pages/page-edition";
import { listTeamCards } from "@/lib/team/queries";

const path = "/teams";

export const generateMetadata = listMetadata(path);

export default async function TeamsPage({ params, searchParams }: PublicPageProps) {
  const edition = await findPageEdition(path, params);
  // The metadata needs it too: Next would put metadata that is ready later than the page outside the head.
  await findSubjectOf(path, edition.year, searchParams);
  const [teams, actor] = await Promise.all([listTeamCards({ year: edition.year }), currentActor()]);
  const isCurrent = edition.year === undefined;
  const empty = emptyTexts("teams", "Teams appear here once they are registered.", { ...edition, isCurrent });
  const isEditable = actor?.role === "Administrator" && isCurrent;
  const countries = [...new Map(teams.map(({ countryCode, countryName }) => [countryCode, countryName]))];
  return (
    <EditionPage
      path={path}
      edition={edition}
      title={
        <CountryText countries={countries} prefix="Teams from">
          Teams
        </CountryText>
      }
      lead={
        teams.length > 0 && (
          <CountryText countries={countries}>
            {`${plural(teams.length, "team", "teams")} from ${plural(countries.length, "country", "countries")}`}
          </CountryText>
        )
      }
    >
      {teams.length > 0 ? (
        <PublicTeams path={editionPath(edition.base, path)} teams={teams} isEditable={isEditable} />
      ) : (
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      )}
    </EditionPage>
  );
}
