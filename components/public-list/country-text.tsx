"use client";

import { useSearchParams } from "next/navigation";
import { readSearch } from "@/components/public-list/search";

interface CountryTextProps {
  /** The codes and names of the countries in the list. */
  countries: readonly (readonly [code: string, name: string])[];
  /** Such as "Teams from", before the name of the country in the URL. */
  prefix?: string;
  /** Shown without a country. */
  children: string;
}

/** A text about a public list, or about the country that the search names. */
export function CountryText({ countries, prefix, children }: CountryTextProps) {
  const { country } = readSearch(useSearchParams());
  const found = countries.find(([code]) => code === country);
  if (!found) return children;
  return prefix && `${prefix} ${found[1]}`;
}
