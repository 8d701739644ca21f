import type { Metadata } from "next";
import { inProse, publicMetadata } from "@/app/public-metadata";
import { CompanyGroup } from "@/components/contest/companies";
import { EditionStrip } from "@/components/contest/edition-strip";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { getContest } from "@/lib/contest/queries";
import { type PageParams, shownEdition } from "@/lib/contest/shown";

const path = "/patrons";

export const generateMetadata = ({ params }: { params: PageParams }): Promise<Metadata> =>
  publicMetadata(params, {
    path,
    title: "Patrons",
    describe: ({ name, patrons }) => inProse(`The patrons of the ${name}`, patrons),
  });

export default async function PatronsPage({ params }: { params: PageParams }) {
  const edition = await shownEdition(params, path);
  const { patrons } = await getContest(edition.year);
  return (
    <>
      <EditionStrip edition={edition} path={path} />
      <PageHeader title="Patrons" />
      {patrons.length > 0 ? (
        <CompanyGroup title="Organizers" companies={patrons} />
      ) : (
        <EmptyState title="No patrons yet">They will be named here.</EmptyState>
      )}
    </>
  );
}
