import type { Metadata } from "next";
import { TextPage } from "@/app/(public)/information/text-page";
import { publicMetadata } from "@/app/metadata";
import type { PublicPageProps } from "@/lib/site/pages/page-edition";

const path = "/information/environment";
const empty = { title: "No description yet", text: "It will be published here." };

export const generateMetadata = ({ params }: PublicPageProps): Promise<Metadata> => publicMetadata(path, params);

export default function EnvironmentPage({ params }: PublicPageProps) {
  return <TextPage path={path} params={params} text="environmentDescription" empty={empty} />;
}
