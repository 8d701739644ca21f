import { accountMetadata } from "@/app/metadata";

export { default } from "@/app/(public)/login/page";

export const generateMetadata = () => accountMetadata("/logout");
