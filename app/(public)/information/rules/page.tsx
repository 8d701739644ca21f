import type { Metadata } from "next";
import { TextPage } from "@/app/(public)/information/text-page";
import { publicMetadata } from "@/app/metadata";
import type { PublicPageProps } from "@/lib/site/pages/page-edition";

const path = "/information/rules";
const empty = { title: "No rules yet", text: "They will be published here." };

export const generateMetadata = ({ params }: PublicPageProps): Promise<Metadata> => publicMetadata(path, params);

export default function RulesPage({ params }: PublicPageProps) {
  return <TextPage path={path} params={params} text="rules" empty={empty} />;
}
