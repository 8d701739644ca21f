import type { Metadata } from "next";
import { EditionStrip } from "@/components/contest/edition-strip";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { RichText } from "@/components/ui/rich-text";
import { getContest } from "@/lib/contest/service";
import { type PageParams, shownEdition } from "@/lib/contest/shown";
import { editionPageTitle } from "@/lib/contest/title";

const path = "/information/environment";

export const generateMetadata = ({ params }: { params: PageParams }): Promise<Metadata> =>
  editionPageTitle(params, path, "Environment");

export default async function EnvironmentPage({ params }: { params: PageParams }) {
  const edition = await shownEdition(params, path);
  const { environmentDescription } = await getContest(edition.year);
  return (
    <>
      <EditionStrip edition={edition} path={path} />
      <PageHeader title="Environment" />
      {environmentDescription.trim() ? (
        <RichText html={environmentDescription} />
      ) : (
        <EmptyState title="No description yet">It will be published here.</EmptyState>
      )}
    </>
  );
}
