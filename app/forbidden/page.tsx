import type { Metadata } from "next";
import { forbidden } from "next/navigation";
import { accountMetadata } from "@/app/metadata";

export const generateMetadata = (): Promise<Metadata> => accountMetadata("/forbidden");

/** Where proxy.ts leads who is signed in but may not see a page; app/forbidden.tsx is what they see, with status 403. */
export default function ForbiddenPage(): never {
  forbidden();
}
