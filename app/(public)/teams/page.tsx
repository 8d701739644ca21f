import type { Metadata } from "next";
import { publicMetadata } from "@/app/metadata";
import { EditionPage } from "@/components/contest/edition-page";
import { DirectoryForm } from "@/components/directory/directory-form";
import { readSearch } from "@/components/directory/directory-search";
import { TeamDirectory } from "@/components/team/team-directory";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { editionPath } from "@/lib/edition/edition-path";
import { currentActor } from "@/lib/platform/auth/session";
import { plural } from "@/lib/platform/text/plural";
import { findPageEdition, type PublicPageProps } from "@/lib/site/pages/page-edition";
import { listTeamCards } from "@/lib/team/queries";
import type { TeamCardWithId } from "@/lib/team/views";

const path = "/teams";

export const generateMetadata = ({ params }: PublicPageProps): Promise<Metadata> => publicMetadata(path, params);

interface TeamsPageProps extends PublicPageProps {
  searchParams: Promise<Record<string, unknown>>;
}

export default async function TeamsPage({ params, searchParams }: TeamsPageProps) {
  const edition = await findPageEdition(path, params);
  const editionTeams = editionPath(edition.base, path);
  const [teams, actor] = await Promise.all([listTeamCards({ year: edition.year }), currentActor()]);
  const editable = actor?.role === "Administrator" && edition.year === undefined;
  return (
    <EditionPage path={path} edition={edition} lead={teams.length > 0 ? describeCount(teams) : undefined}>
      {teams.length > 0 ? (
        <TeamDirectory
          path={editionTeams}
          teams={teams.map(({ id, ...card }) => card)}
          form={
            <DirectoryForm
              path={editionTeams}
              label="Team or person"
              items={teams}
              search={readSearch(await searchParams)}
            />
          }
          actions={editable ? teams.map(toEditLink) : undefined}
          nothingFound={<EmptyState title="No team found">Try part of the name, or another country.</EmptyState>}
        />
      ) : (
        <EmptyState title="No teams yet">Teams appear here once they are registered.</EmptyState>
      )}
    </EditionPage>
  );
}

const toEditLink = ({ id, name }: TeamCardWithId) => (
  <ButtonLink key={id} size="sm" className="print:hidden" href={`/editTeam?team=${id}`}>
    EDIT<span className="sr-only"> {name}</span>
  </ButtonLink>
);

/** "42 teams from 21 countries". */
function describeCount(teams: readonly { countryCode: string }[]): string {
  const countries = new Set(teams.map(({ countryCode }) => countryCode)).size;
  return `${plural(teams.length, "team", "teams")} from ${plural(countries, "country", "countries")}`;
}
