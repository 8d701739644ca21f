import type { Metadata } from "next";
import { publicMetadata } from "@/app/metadata";
import { CompanyGroups } from "@/components/contest/companies";
import { EditionPage } from "@/components/contest/edition-page";
import { getContest } from "@/lib/edition/queries";
import { findPageEdition, type PublicPageProps } from "@/lib/site/pages/page-edition";

const path = "/sponsors";

export const generateMetadata = ({ params }: PublicPageProps): Promise<Metadata> => publicMetadata(path, params);

export default async function SponsorsPage({ params }: PublicPageProps) {
  const edition = await findPageEdition(path, params);
  const { goldenSponsors, silverSponsors, bronzeSponsors } = await getContest(edition.year);
  return (
    <EditionPage path={path} edition={edition}>
      <CompanyGroups
        groups={[
          { title: "Gold", companies: goldenSponsors, tier: "gold" },
          { title: "Silver", companies: silverSponsors, tier: "silver" },
          { title: "Bronze", companies: bronzeSponsors, tier: "bronze" },
        ]}
        empty={{ title: "No sponsors yet", text: "They will be listed here." }}
      />
    </EditionPage>
  );
}
