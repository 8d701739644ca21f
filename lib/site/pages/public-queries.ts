import { editionPath } from "@/lib/edition/edition-path";
import { accountPages } from "@/lib/site/pages/account-pages";
import { publicPages } from "@/lib/site/pages/public-pages";

interface PageQuery {
  path: string;
  query?: readonly string[];
}

const editionPages: readonly PageQuery[] = publicPages;

const pages: readonly PageQuery[] = [
  ...editionPages,
  ...editionPages.map(({ path, query }) => ({ path: editionPath("/{year}", path), query })),
  ...accountPages,
];

/** The query parameters that public pages read; the cache ignores all others. Endpoints declare theirs in their contract. */
export const publicQueries: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  pages.flatMap(({ path, query }) => (query ? [[path, query]] : [])),
);
