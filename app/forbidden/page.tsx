import type { Metadata } from "next";
import { forbidden } from "next/navigation";
import { accountMetadata } from "@/app/metadata";

export const generateMetadata = (): Promise<Metadata> => accountMetadata("/forbidden");

/** proxy.ts rewrites to this page when an account has no access; it renders app/forbidden.tsx with status 403. */
export default function ForbiddenPage(): never {
  forbidden();
}
