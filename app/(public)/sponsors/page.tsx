import { contentPage } from "@/app/(public)/content-page";
import { publicMetadata } from "@/app/metadata";
import { CompanyGroups } from "@/components/edition/companies";

export const generateMetadata = publicMetadata("/sponsors");

export default contentPage("/sponsors", ({ goldenSponsors, silverSponsors, bronzeSponsors }) => (
  <CompanyGroups
    groups={[
      { title: "Gold", companies: goldenSponsors, tier: "gold" },
      { title: "Silver", companies: silverSponsors, tier: "silver" },
      { title: "Bronze", companies: bronzeSponsors, tier: "bronze" },
    ]}
    empty="No sponsors are listed"
  />
));
