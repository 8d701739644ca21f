import type { Metadata } from "next";
import { publicMetadata } from "@/app/metadata";
import { EditionPage } from "@/components/contest/edition-page";
import { describeTeamCount } from "@/components/contest/team-count";
import { TeamDirectory } from "@/components/team/team-directory";
import { EmptyState } from "@/components/ui/empty-state";
import { currentActor } from "@/lib/auth/session";
import { findPageEdition, type PublicPageProps } from "@/lib/pages/page-edition";
import { editionPath } from "@/lib/pages/public-pages";
import { listTeamCards } from "@/lib/team/queries";

const path = "/teams";

export const generateMetadata = ({ params }: PublicPageProps): Promise<Metadata> => publicMetadata(path, params);

export default async function TeamsPage({ params }: PublicPageProps) {
  const edition = await findPageEdition(path, params);
  const [teams, actor] = await Promise.all([listTeamCards(edition.year), currentActor()]);
  const editable = actor?.role === "Administrator" && edition.year === undefined;
  return (
    <EditionPage path={path} edition={edition} lead={teams.length > 0 ? describeTeamCount(teams) : undefined}>
      {teams.length > 0 ? (
        <TeamDirectory path={editionPath(edition.base, path)} teams={teams} editable={editable} />
      ) : (
        <EmptyState title="No teams yet">Teams appear here once they are registered.</EmptyState>
      )}
    </EditionPage>
  );
}
