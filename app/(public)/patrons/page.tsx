import { contentPage } from "@/app/(public)/content-page";
import { CompanyGroups } from "@/components/contest/companies";

/** The specification heads the patrons "Organizers". */
const { generateMetadata, Page } = contentPage("/patrons", ({ patrons }) => (
  <CompanyGroups groups={[{ title: "Organizers", companies: patrons }]} empty="No patrons are listed" />
));

export { generateMetadata, Page as default };
