import type { Metadata } from "next";
import { inProse, publicMetadata } from "@/app/public-metadata";
import { Companies, CompanyGroup } from "@/components/contest/companies";
import { EditionStrip } from "@/components/contest/edition-strip";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { getContest } from "@/lib/contest/queries";
import { type PageParams, shownEdition } from "@/lib/contest/shown";

const path = "/organizers";

export const generateMetadata = ({ params }: { params: PageParams }): Promise<Metadata> =>
  publicMetadata(params, {
    path,
    title: "Organizers",
    describe: ({ name, organizers, partners }) =>
      inProse(`The organizers and partners of the ${name}`, [...organizers, ...partners]),
  });

export default async function OrganizersPage({ params }: { params: PageParams }) {
  const edition = await shownEdition(params, path);
  const { organizers, partners } = await getContest(edition.year);
  return (
    <>
      <EditionStrip edition={edition} path={path} />
      <PageHeader title="Organizers" />
      <div>
        {organizers.length > 0 ? (
          <section className="company-group" aria-label="Organizers">
            <Companies companies={organizers} heading="h2" />
          </section>
        ) : (
          partners.length === 0 && <EmptyState title="No organizers yet">They will be named here.</EmptyState>
        )}
        {partners.length > 0 && <CompanyGroup title="Partners" companies={partners} />}
      </div>
    </>
  );
}
