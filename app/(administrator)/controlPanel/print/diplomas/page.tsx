import { panelPage } from "@/app/account-page";
import { CertificateCard } from "@/components/print/certificate-card";
import { PrintPage } from "@/components/print/print-page";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { hrefWith } from "@/components/ui/search-params";
import { filterColumn } from "@/components/ui/table/columns";
import { yearParam } from "@/lib/edition/edition-path";
import { readDesign } from "@/lib/print/design";
import { listDiplomas } from "@/lib/print/diplomas";
import { compareWithPrinted } from "@/lib/print/queries";
import { sizeOfNames } from "@/lib/print/text-size";

/** A diploma for every medallist and honourable mention, also before the results are published. */
export default panelPage("/controlPanel/print/diplomas", async ({ params, edition }) => {
  const [diplomas, design] = await Promise.all([listDiplomas(edition), readDesign(edition)]);
  const nameSize = sizeOfNames(diplomas.map(({ content }) => content.fullName));
  return (
    <PrintPage
      searchParams={params}
      printables={await compareWithPrinted(edition, "diplomas", null, diplomas)}
      filters={[filterColumn("award", "Award", ({ content }: (typeof diplomas)[number]) => [content.award])]}
      remedy={{ href: "/controlPanel/results?view=medals", title: "Set the medals" }}
      renderItem={(diploma) => <CertificateCard certificate={diploma} design={design} nameSize={nameSize} />}
    >
      {edition.resultsState !== "FINAL" && (
        <Notice tone="warning" className="mb-4">
          The <Link href={hrefWith("/controlPanel/results", { year: yearParam(edition) })}>results</Link> are not final:
          medals and places may still change.
        </Notice>
      )}
    </PrintPage>
  );
});
