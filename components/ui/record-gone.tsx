"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { notify } from "@/lib/platform/browser/notifications";

interface RecordGoneProps {
  /** What the address names, such as "guide". */
  what: string;
  listHref: string;
}

/** Opens the list, and says why, where the address names a record that is gone. */
export function RecordGone({ what, listHref }: RecordGoneProps) {
  const router = useRouter();
  useEffect(() => {
    notify("error", `There is no such ${what} any more.`);
    router.replace(listHref, { scroll: false });
  }, [what, listHref, router]);
  return null;
}
