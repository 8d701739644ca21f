import { contentPage } from "@/app/(public)/content-page";
import { CompanyGroups } from "@/components/edition/companies";

/** The specification heads the patrons "Organizers". */
const { generateMetadata, Page } = contentPage("/patrons", ({ patrons }) => (
  <CompanyGroups groups={[{ title: "Organizers", companies: patrons }]} empty="No patrons are listed" />
));

export { generateMetadata, Page as default };
