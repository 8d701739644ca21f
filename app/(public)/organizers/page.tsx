import { contentPage } from "@/app/(public)/content-page";
import { publicMetadata } from "@/app/metadata";
import { CompanyGroups } from "@/components/edition/companies";

export const generateMetadata = publicMetadata("/organizers");

export default contentPage("/organizers", ({ organizers, partners }) => (
  <CompanyGroups
    groups={[
      { title: "Organizers", companies: organizers, isTitleHidden: true },
      { title: "Partners", companies: partners },
    ]}
    empty="No organizers are listed"
  />
));
