import { contentPage } from "@/app/(public)/content-page";
import { CompanyGroups } from "@/components/edition/companies";

const { generateMetadata, Page } = contentPage("/organizers", ({ organizers, partners }) => (
  <CompanyGroups
    groups={[
      { title: "Organizers", companies: organizers, isTitleHidden: true },
      { title: "Partners", companies: partners },
    ]}
    empty="No organizers are listed"
  />
));

export { generateMetadata, Page as default };
