import type { Metadata } from "next";
import { Committees } from "@/components/contest/committees";
import { EditionStrip } from "@/components/contest/edition-strip";
import { PageHeader } from "@/components/ui/page-header";
import { getContest } from "@/lib/contest/service";
import { type PageParams, shownEdition } from "@/lib/contest/shown";
import { editionPageTitle } from "@/lib/contest/title";

const path = "/commitees";

export const generateMetadata = ({ params }: { params: PageParams }): Promise<Metadata> =>
  editionPageTitle(params, path, "Committees");

export default async function CommitteesPage({ params }: { params: PageParams }) {
  const edition = await shownEdition(params, path);
  const { committees } = await getContest(edition.year);
  return (
    <>
      <EditionStrip edition={edition} path={path} />
      <PageHeader title="Committees" />
      <Committees committees={committees} />
    </>
  );
}
