import { contentPage } from "@/app/(public)/content-page";
import { publicMetadata } from "@/app/metadata";
import { CompanyGroups } from "@/components/edition/companies";

export const generateMetadata = publicMetadata("/patrons");

/** The specification heads the patrons "Organizers". */
export default contentPage("/patrons", ({ patrons }) => (
  <CompanyGroups groups={[{ title: "Organizers", companies: patrons }]} empty="No patrons are listed" />
));
