import type { Metadata } from "next";
import { publicMetadata } from "@/app/metadata";
import { CompanyGroups } from "@/components/contest/companies";
import { EditionPage } from "@/components/contest/edition-page";
import { getContest } from "@/lib/edition/queries";
import { findPageEdition, type PublicPageProps } from "@/lib/site/pages/page-edition";

const path = "/organizers";

export const generateMetadata = ({ params }: PublicPageProps): Promise<Metadata> => publicMetadata(path, params);

export default async function OrganizersPage({ params }: PublicPageProps) {
  const edition = await findPageEdition(path, params);
  const { organizers, partners } = await getContest(edition.year);
  return (
    <EditionPage path={path} edition={edition}>
      <CompanyGroups
        groups={[
          { title: "Organizers", companies: organizers, isTitleHidden: true },
          { title: "Partners", companies: partners },
        ]}
        empty={{ title: "No organizers yet", text: "They will be listed here." }}
      />
    </EditionPage>
  );
}
