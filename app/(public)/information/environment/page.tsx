import { contentPage } from "@/app/(public)/content-page";
import { publicMetadata } from "@/app/metadata";
import { LongText } from "@/components/edition/long-text";

export const generateMetadata = publicMetadata("/information/environment");

export default contentPage("/information/environment", ({ environmentDescription }) => (
  <LongText html={environmentDescription} empty="No description is published" />
));
