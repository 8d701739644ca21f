import { contentPage } from "@/app/(public)/content-page";
import { publicMetadata } from "@/app/metadata";
import { LongText } from "@/components/edition/long-text";

export const generateMetadata = publicMetadata("/information/rules");

export default contentPage("/information/rules", ({ rules }) => (
  <LongText html={rules} empty="No rules are published" />
));
