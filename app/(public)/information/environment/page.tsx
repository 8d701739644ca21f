import type { Metadata } from "next";
import { publicMetadata } from "@/app/public-metadata";
import { EditionStrip } from "@/components/contest/edition-strip";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { RichText } from "@/components/ui/rich-text";
import { plainText } from "@/lib/contest/excerpt";
import { getContest } from "@/lib/contest/queries";
import { type PageParams, shownEdition } from "@/lib/contest/shown";

const path = "/information/environment";

export const generateMetadata = ({ params }: { params: PageParams }): Promise<Metadata> =>
  publicMetadata(params, {
    path,
    title: "Environment",
    describe: ({ environmentDescription }) => plainText(environmentDescription),
  });

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
