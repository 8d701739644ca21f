"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { ButtonLink } from "@/components/ui/button";
import { tableHref } from "@/components/ui/search-params";

/** Leads to the login sheets of the users that the list shows. */
export function PrintLoginSheets() {
  const path = usePathname();
  const params = useSearchParams();
  return <ButtonLink href={tableHref(`${path}/print`, Object.fromEntries(params))}>Print login sheets</ButtonLink>;
}
