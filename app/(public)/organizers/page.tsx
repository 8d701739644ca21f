import type { Metadata } from "next";
import { Companies, CompanyGroup } from "@/components/contest/companies";
import { PageHeader } from "@/components/ui/page-header";
import { getContest } from "@/lib/contest/service";
import { pageTitle } from "@/lib/contest/title";

export const generateMetadata = (): Promise<Metadata> => pageTitle("Organizers");

export default async function OrganizersPage() {
  const { organizers, partners } = await getContest();
  return (
    <>
      <PageHeader title="Organizers" />
      <div>
        <section className="company-group" aria-label="Organizers">
          <Companies companies={organizers} />
        </section>
        {partners.length > 0 && <CompanyGroup title="Partners" companies={partners} />}
      </div>
    </>
  );
}
