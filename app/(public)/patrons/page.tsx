import type { Metadata } from "next";
import { CompanyGroup } from "@/components/contest/companies";
import { PageHeader } from "@/components/ui/page-header";
import { getContest } from "@/lib/contest/service";
import { pageTitle } from "@/lib/contest/title";

export const generateMetadata = (): Promise<Metadata> => pageTitle("Patrons");

export default async function PatronsPage() {
  const { patrons } = await getContest();
  return (
    <>
      <PageHeader title="Patrons" />
      <CompanyGroup title="Organizers" companies={patrons} />
    </>
  );
}
