import { contentPage } from "@/app/(public)/content-page";
import { publicMetadata } from "@/app/metadata";
import { LongText } from "@/components/edition/long-text";

export const generateMetadata = publicMetadata("/information/materials");

export default contentPage("/information/materials", ({ materials }) => (
  <LongText html={materials} empty="No materials are published" />
));
