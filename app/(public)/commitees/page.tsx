import type { Metadata } from "next";
import { Committees } from "@/components/contest/committees";
import { PageHeader } from "@/components/ui/page-header";
import { getContest } from "@/lib/contest/service";
import { pageTitle } from "@/lib/contest/title";

export const generateMetadata = (): Promise<Metadata> => pageTitle("Committees");

export default async function CommitteesPage() {
  const { committees } = await getContest();
  return (
    <>
      <PageHeader title="Committees" />
      <Committees committees={committees} />
    </>
  );
}
