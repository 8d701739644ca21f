import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { RichText } from "@/components/ui/rich-text";
import { getContest } from "@/lib/contest/service";
import { pageTitle } from "@/lib/contest/title";

export const generateMetadata = (): Promise<Metadata> => pageTitle("Rules");

export default async function RulesPage() {
  const { rules } = await getContest();
  return (
    <>
      <PageHeader title="Rules" />
      <RichText html={rules} />
    </>
  );
}
