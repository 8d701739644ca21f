"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useDialogParam } from "@/components/ui/use-dialog-param";
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

/** The same for a record that a dialog would show. */
export function DialogGone({ what, param }: Pick<RecordGoneProps, "what"> & { param: string }) {
  return <RecordGone what={what} listHref={useDialogParam(param).hrefOf("")} />;
}
