import { forbidden } from "next/navigation";
import { notIndexed } from "@/app/metadata";

export const metadata = notIndexed;

/** proxy.ts rewrites to this page when an account has no access; it renders app/forbidden.tsx with status 403. */
export default function ForbiddenPage(): never {
  forbidden();
}
