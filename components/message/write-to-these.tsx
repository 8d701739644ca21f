"use client";

import { useSearchParams } from "next/navigation";
import { newMessagePath } from "@/components/message/hrefs";
import { ButtonLink } from "@/components/ui/button";
import { hrefWith } from "@/components/ui/search-params";
import type { RecipientListName } from "@/lib/message/labels";

/** Leads to a new message to those whom the list shows: by the same search and filters. */
export function WriteToThese({ to }: { to: RecipientListName }) {
  const params = useSearchParams();
  return <ButtonLink href={hrefWith(newMessagePath, { ...Object.fromEntries(params), to })}>Write to these</ButtonLink>;
}
