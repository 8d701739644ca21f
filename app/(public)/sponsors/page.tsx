import { contentPage } from "@/app/(public)/content-page";
import { CompanyGroups } from "@/components/edition/companies";

const { generateMetadata, Page } = contentPage("/sponsors", ({ goldenSponsors, silverSponsors, bronzeSponsors }) => (
  <CompanyGroups
    groups={[
      { title: "Gold", companies: goldenSponsors, tier: "gold" },
      { title: "Silver", companies: silverSponsors, tier: "silver" },
      { title: "Bronze", companies: bronzeSponsors, tier: "bronze" },
    ]}
    empty="No sponsors are listed"
  />
));

export { generateMetadata, Page as default };
