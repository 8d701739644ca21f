import type { Metadata } from "next";
import { inProse, publicMetadata } from "@/app/public-metadata";
import { Committees } from "@/components/contest/committees";
import { EditionStrip } from "@/components/contest/edition-strip";
import { PageHeader } from "@/components/ui/page-header";
import { getContest } from "@/lib/contest/queries";
import { type PageParams, shownEdition } from "@/lib/contest/shown";

const path = "/commitees";

export const generateMetadata = ({ params }: { params: PageParams }): Promise<Metadata> =>
  publicMetadata(params, {
    path,
    title: "Committees",
    describe: ({ name, committees }) => inProse(`The people behind the ${name}`, committees),
  });

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
