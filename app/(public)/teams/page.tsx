import { publicMetadata } from "@/app/metadata";
import { EditionPage } from "@/components/contest/edition-page";
import { emptyTexts } from "@/components/contest/empty-texts";
import { Directory } from "@/components/directory/directory";
import { maxLarge, readSearch } from "@/components/directory/directory-search";
import { TeamCards } from "@/components/team/team-cards";
import { EmptyState } from "@/components/ui/empty-state";
import { editionPath } from "@/lib/edition/edition-path";
import { currentActor } from "@/lib/platform/auth/session";
import { plural } from "@/lib/platform/text/plural";
import { findPageEdition, type PublicPageProps } from "@/lib/site/pages/page-edition";
import { listTeamCards } from "@/lib/team/queries";
import type { TeamCard } from "@/lib/team/views";

const path = "/teams";

export const generateMetadata = ({ params }: PublicPageProps) => publicMetadata(path, params);

const namesOf = ({ name, leader, deputyLeader, contestants }: TeamCard) => [
  name,
  ...[leader, deputyLeader, ...contestants].flatMap((person) => [person?.fullName, person?.nativeName]),
];

export default async function TeamsPage({ params, searchParams }: PublicPageProps) {
  const edition = await findPageEdition(path, params);
  const editionTeams = editionPath(edition.base, path);
  const [teams, actor] = await Promise.all([listTeamCards({ year: edition.year }), currentActor()]);
  const isCurrent = edition.year === undefined;
  const empty = emptyTexts("teams", "Teams appear here once they are registered.", { ...edition, isCurrent });
  const isEditable = actor?.role === "Administrator" && isCurrent;
  return (
    <EditionPage path={path} edition={edition} lead={teams.length > 0 ? describeCount(teams) : undefined}>
      {teams.length > 0 ? (
        <Directory
          path={editionTeams}
          items={isEditable ? teams : teams.map(({ id, ...team }) => team)}
          nouns={["team", "teams"]}
          label="Team or person"
          search={readSearch(await searchParams)}
          namesOf={namesOf}
          titleOf={(group) => `${group} Teams`}
        >
          {(group, ofGroup) => (
            <TeamCards
              teams={ofGroup}
              path={editionTeams}
              isStrips={teams.length > maxLarge}
              isFirst={group === "Junior" || teams.every((team) => team.group === group)}
            />
          )}
        </Directory>
      ) : (
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      )}
    </EditionPage>
  );
}

/** "42 teams from 21 countries". */
function describeCount(teams: readonly { countryCode: string }[]): string {
  const countries = new Set(teams.map(({ countryCode }) => countryCode)).size;
  return `${plural(teams.length, "team", "teams")} from ${plural(countries, "country", "countries")}`;
}
