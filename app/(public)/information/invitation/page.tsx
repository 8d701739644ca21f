import { contentPage } from "@/app/(public)/content-page";
import { LongText } from "@/components/edition/long-text";

const { generateMetadata, Page } = contentPage("/information/invitation", ({ invitationLetter }) => (
  <LongText html={invitationLetter} empty="No invitation letter is published" />
));

export { generateMetadata, Page as default };
