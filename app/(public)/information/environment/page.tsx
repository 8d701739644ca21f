import { contentPage } from "@/app/(public)/content-page";
import { LongText } from "@/components/edition/long-text";

const { generateMetadata, Page } = contentPage("/information/environment", ({ environmentDescription }) => (
  <LongText html={environmentDescription} empty="No description is published" />
));

export { generateMetadata, Page as default };
