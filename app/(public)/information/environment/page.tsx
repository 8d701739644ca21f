import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { RichText } from "@/components/ui/rich-text";
import { getContest } from "@/lib/contest/service";
import { pageTitle } from "@/lib/contest/title";

export const generateMetadata = (): Promise<Metadata> => pageTitle("Environment");

export default async function EnvironmentPage() {
  const { environmentDescription } = await getContest();
  return (
    <>
      <PageHeader title="Environment" />
      <RichText html={environmentDescription} />
    </>
  );
}
