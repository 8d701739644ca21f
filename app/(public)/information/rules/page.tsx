import type { Metadata } from "next";
import { publicMetadata } from "@/app/public-metadata";
import { EditionStrip } from "@/components/contest/edition-strip";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { RichText } from "@/components/ui/rich-text";
import { plainText } from "@/lib/contest/excerpt";
import { getContest } from "@/lib/contest/queries";
import { type PageParams, shownEdition } from "@/lib/contest/shown";

const path = "/information/rules";

export const generateMetadata = ({ params }: { params: PageParams }): Promise<Metadata> =>
  publicMetadata(params, {
    path,
    title: "Rules",
    describe: ({ rules }) => plainText(rules),
  });

export default async function RulesPage({ params }: { params: PageParams }) {
  const edition = await shownEdition(params, path);
  const { rules } = await getContest(edition.year);
  return (
    <>
      <EditionStrip edition={edition} path={path} />
      <PageHeader title="Rules" />
      {rules.trim() ? (
        <RichText html={rules} />
      ) : (
        <EmptyState title="No rules yet">They will be published here.</EmptyState>
      )}
    </>
  );
}
