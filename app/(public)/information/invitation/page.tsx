import type { Metadata } from "next";
import { TextPage } from "@/app/(public)/information/text-page";
import { publicMetadata } from "@/app/metadata";
import type { PublicPageProps } from "@/lib/site/pages/page-edition";

const path = "/information/invitation";
const empty = { title: "No invitation letter yet", text: "It will be published here." };

export const generateMetadata = ({ params }: PublicPageProps): Promise<Metadata> => publicMetadata(path, params);

export default function InvitationPage({ params }: PublicPageProps) {
  return <TextPage path={path} params={params} text="invitationLetter" empty={empty} />;
}
