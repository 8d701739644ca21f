"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { ButtonLink } from "@/components/ui/button";
import { hrefWith } from "@/components/ui/search-params";

/** A link to the login sheets of the users whom the list's search and filters select. */
export function PrintLoginSheets() {
  const path = usePathname();
  const params = useSearchParams();
  return <ButtonLink href={hrefWith(`${path}/print`, Object.fromEntries(params))}>Print login sheets</ButtonLink>;
}
