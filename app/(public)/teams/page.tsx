import { publicMetadata } from "@/app/metadata";
import { EditionPage } from "@/components/edition/edition-page";
import { emptyTexts } from "@/components/edition/empty-texts";
import { PublicList } from "@/components/public-list/public-list";
import { maxLarge } from "@/components/public-list/search";
import { ListItems } from "@/components/public-list/searchable-list";
import { TeamCard } from "@/components/team/team-card";
import { ButtonAnchor } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { editionPath } from "@/lib/edition/edition-path";
import { currentActor } from "@/lib/platform/auth/session";
import { plural } from "@/lib/platform/text/plural";
import { findPageEdition, type PublicPageProps } from "@/lib/site/pages/page-edition";
import { listTeamCards } from "@/lib/team/queries";
import type { TeamCard as Team } from "@/lib/team/views";

const path = "/teams";

export const generateMetadata = publicMetadata(path);

const namesOf = ({ name, leader, deputyLeader, contestants }: Team) => [
  name,
  ...[leader, deputyLeader, ...contestants].flatMap((person) => [person?.fullName, person?.nativeName]),
];

export default async function TeamsPage({ params }: PublicPageProps) {
  const edition = await findPageEdition(path, params);
  const editionTeams = editionPath(edition.base, path);
  const [teams, actor] = await Promise.all([listTeamCards({ year: edition.year }), currentActor()]);
  const isCurrent = edition.year === undefined;
  const empty = emptyTexts("teams", "Teams appear here once they are registered.", { ...edition, isCurrent });
  const isEditable = actor?.role === "Administrator" && isCurrent;
  return (
    <EditionPage path={path} edition={edition} lead={teams.length > 0 ? describeCount(teams) : undefined}>
      {teams.length > 0 ? (
        <PublicList
          path={editionTeams}
          items={teams}
          nouns={["team", "teams"]}
          label="Team or person"
          namesOf={namesOf}
          titleOf={(group) => `${group} Teams`}
        >
          {(group, ofGroup, searchables) => (
            <div className="teams">
              <ListItems as="article" className="team" items={searchables} labels={ofGroup.map(({ name }) => name)}>
                {ofGroup.map(({ id, ...team }, i) => (
                  <TeamCard
                    key={team.name}
                    team={team}
                    countryHref={`${editionTeams}?country=${team.countryCode}`}
                    action={
                      isEditable && (
                        <ButtonAnchor size="sm" href={`/editTeam?team=${id}`}>
                          EDIT<span className="sr-only"> {team.name}</span>
                        </ButtonAnchor>
                      )
                    }
                    isStrip={teams.length > maxLarge}
                    isFirst={i === 0 && (group === "Junior" || ofGroup.length === teams.length)}
                  />
                ))}
              </ListItems>
            </div>
          )}
        </PublicList>
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
