import type { Metadata } from "next";
import { inProse, publicMetadata } from "@/app/public-metadata";
import { EditionStrip } from "@/components/contest/edition-strip";
import { Sponsors } from "@/components/contest/sponsors";
import { PageHeader } from "@/components/ui/page-header";
import { getContest } from "@/lib/contest/queries";
import { type PageParams, shownEdition } from "@/lib/contest/shown";

const path = "/sponsors";

export const generateMetadata = ({ params }: { params: PageParams }): Promise<Metadata> =>
  publicMetadata(params, {
    path,
    title: "Sponsors",
    describe: ({ name, goldenSponsors, silverSponsors, bronzeSponsors }) =>
      inProse(`The sponsors of the ${name}`, [...goldenSponsors, ...silverSponsors, ...bronzeSponsors]),
  });

export default async function SponsorsPage({ params }: { params: PageParams }) {
  const edition = await shownEdition(params, path);
  return (
    <>
      <EditionStrip edition={edition} path={path} />
      <PageHeader title="Sponsors" lead="Without them there would be no tournament." />
      <Sponsors contest={await getContest(edition.year)} />
    </>
  );
}
