import { contentPage } from "@/app/(public)/content-page";
import { LongText } from "@/components/edition/long-text";

const { generateMetadata, Page } = contentPage("/information/rules", ({ rules }) => (
  <LongText html={rules} empty="No rules are published" />
));

export { generateMetadata, Page as default };
