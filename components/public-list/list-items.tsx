"use client";

import { useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { matches, readSearch, type Searchable } from "@/components/public-list/search";

interface ListItemsProps {
  as: "article" | "tr";
  className?: string;
  items: readonly Searchable[];
  /** The content of each item, made by the parent, so that a search does not render it again. */
  children: readonly ReactNode[];
}

/** The items of a section, hidden unless the search in the URL finds them. */
export function ListItems({ as: Item, className, items, children }: ListItemsProps) {
  const search = readSearch(useSearchParams());
  return items.map((item, i) => (
    <Item key={item.id} className={className} hidden={!matches(item, search)}>
      {children[i]}
    </Item>
  ));
}
