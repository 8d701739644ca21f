import type { Metadata } from "next";
import { EditionStrip } from "@/components/contest/edition-strip";
import { TeamList } from "@/components/team/team-list";
import { PageHeader } from "@/components/ui/page-header";
import { type PageParams, shownEdition } from "@/lib/contest/shown";
import { editionPageTitle } from "@/lib/contest/title";
import { listTeamCards } from "@/lib/team/service";

const path = "/teams";

export const generateMetadata = ({ params }: { params: PageParams }): Promise<Metadata> =>
  editionPageTitle(params, path, "Teams");

export default async function TeamsPage({ params }: { params: PageParams }) {
  const edition = await shownEdition(params, path);
  const teams = await listTeamCards(edition.year);
  const countries = new Set(teams.map(({ countryCode }) => countryCode)).size;
  const lead = `${teams.length} ${teams.length === 1 ? "team" : "teams"} from ${countries} ${countries === 1 ? "country" : "countries"}`;
  return (
    <>
      <EditionStrip edition={edition} path={path} />
      <PageHeader title="Teams" lead={teams.length > 0 ? lead : undefined} />
      <div>
        <TeamList teams={teams} empty="The first registered team will stand here." />
      </div>
    </>
  );
}
