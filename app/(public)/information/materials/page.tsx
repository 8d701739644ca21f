import { contentPage } from "@/app/(public)/content-page";
import { LongText } from "@/components/edition/long-text";

const { generateMetadata, Page } = contentPage("/information/materials", ({ materials }) => (
  <LongText html={materials} empty="No materials are published" />
));

export { generateMetadata, Page as default };
