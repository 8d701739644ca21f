import { contentPage } from "@/app/(public)/content-page";
import { publicMetadata } from "@/app/metadata";
import { LongText } from "@/components/edition/long-text";

export const generateMetadata = publicMetadata("/information/invitation");

export default contentPage("/information/invitation", ({ invitationLetter }) => (
  <LongText html={invitationLetter} empty="No invitation letter is published" isLetter />
));
