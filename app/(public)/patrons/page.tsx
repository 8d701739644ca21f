import type { Metadata } from "next";
import { publicMetadata } from "@/app/metadata";
import { CompanyGroups } from "@/components/contest/companies";
import { EditionPage } from "@/components/contest/edition-page";
import { getContest } from "@/lib/edition/queries";
import { findPageEdition, type PublicPageProps } from "@/lib/site/pages/page-edition";

const path = "/patrons";

export const generateMetadata = ({ params }: PublicPageProps): Promise<Metadata> => publicMetadata(path, params);

/** The specification heads the patrons "Organizers". */
export default async function PatronsPage({ params }: PublicPageProps) {
  const edition = await findPageEdition(path, params);
  const { patrons } = await getContest(edition.year);
  return (
    <EditionPage path={path} edition={edition}>
      <CompanyGroups
        groups={[{ title: "Organizers", companies: patrons }]}
        empty={{ title: "No patrons yet", text: "They will be listed here." }}
      />
    </EditionPage>
  );
}
