import { contentPage } from "@/app/(public)/content-page";
import { LongText } from "@/components/contest/long-text";

const { generateMetadata, Page } = contentPage("/information/materials", ({ materials }) => (
  <LongText html={materials} empty="No materials yet" />
));

export { generateMetadata, Page as default };
