import type { Metadata } from "next";
import { publicMetadata } from "@/app/metadata";
import { Committees } from "@/components/contest/committees";
import { EditionPage } from "@/components/contest/edition-page";
import { getContest } from "@/lib/edition/queries";
import { findPageEdition, type PublicPageProps } from "@/lib/site/pages/page-edition";

const path = "/commitees";

export const generateMetadata = ({ params }: PublicPageProps): Promise<Metadata> => publicMetadata(path, params);

export default async function CommitteesPage({ params }: PublicPageProps) {
  const edition = await findPageEdition(path, params);
  const { committees } = await getContest(edition.year);
  return (
    <EditionPage path={path} edition={edition}>
      <Committees committees={committees} />
    </EditionPage>
  );
}
