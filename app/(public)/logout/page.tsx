import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";

export { default } from "@/app/(public)/login/page";

export const generateMetadata = (): Promise<Metadata> => accountMetadata("/logout");
