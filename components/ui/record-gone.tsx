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

/** Tells the user that the record in the address no longer exists, and opens the list. */
export function RecordGone({ what, listHref }: RecordGoneProps) {
  const router = useRouter();
  useEffect(() => {
    notify("error", `There is no such ${what} any more.`);
    router.replace(listHref, { scroll: false });
  }, [what, listHref, router]);
  return null;
}

/** RecordGone for a record that a dialog would show: closes the dialog. */
export function DialogGone({ what, param }: Pick<RecordGoneProps, "what"> & { param: string }) {
  return <RecordGone what={what} listHref={useDialogParam(param).hrefOf("")} />;
}
