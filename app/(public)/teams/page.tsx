import type { Metadata } from "next";
import { publicMetadata } from "@/app/public-metadata";
import { EditionStrip } from "@/components/contest/edition-strip";
import { takingPart } from "@/components/contest/taking-part";
import { TeamDirectory } from "@/components/team/team-directory";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { currentActor } from "@/lib/auth/session";
import { type PageParams, shownEdition } from "@/lib/contest/shown";
import { listTeamCards } from "@/lib/team/queries";

const path = "/teams";

export const generateMetadata = ({ params }: { params: PageParams }): Promise<Metadata> =>
  publicMetadata(params, {
    path,
    title: "Teams",
    describe: ({ name }, dates) =>
      `The junior and senior teams of the ${name}, ${dates}, by country: their leaders and contestants, with pictures.`,
  });

export default async function TeamsPage({ params }: { params: PageParams }) {
  const edition = await shownEdition(params, path);
  const [teams, actor] = await Promise.all([listTeamCards(edition.year), currentActor()]);
  const editable = actor?.role === "Administrator" && edition.year === undefined;
  return (
    <>
      <EditionStrip edition={edition} path={path} />
      <PageHeader title="Teams" lead={teams.length > 0 ? takingPart(teams) : undefined} />
      {teams.length > 0 ? (
        <TeamDirectory path={edition.base + path} teams={teams} editable={editable} />
      ) : (
        <EmptyState title="No teams yet">The first registered team will stand here.</EmptyState>
      )}
    </>
  );
}
