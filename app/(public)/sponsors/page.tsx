import type { Metadata } from "next";
import { Sponsors } from "@/components/contest/sponsors";
import { PageHeader } from "@/components/ui/page-header";
import { getContest } from "@/lib/contest/service";
import { pageTitle } from "@/lib/contest/title";

export const generateMetadata = (): Promise<Metadata> => pageTitle("Sponsors");

export default async function SponsorsPage() {
  return (
    <>
      <PageHeader title="Sponsors" lead="Without them there would be no tournament." />
      <Sponsors contest={await getContest()} />
    </>
  );
}
