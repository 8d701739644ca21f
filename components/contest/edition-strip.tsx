import { PageLink } from "@/components/ui/page-link";
import type { PageEdition } from "@/lib/pages/page-edition";
import { editionPath, type PublicPath, publicPages } from "@/lib/pages/public-pages";

interface EditionStripProps {
  edition: PageEdition;
  path: PublicPath;
}

/** The notice above a past edition's pages, with links to its other pages and to the current edition. */
export function EditionStrip({ edition: { year, base }, path: currentPath }: EditionStripProps) {
  if (year === undefined) return null;
  return (
    <aside className="edition-strip full" aria-label="Past edition">
      <div className="wrap">
        <p>
          You are looking at the <strong>{year} edition</strong>.{" "}
          <PageLink href={currentPath}>Go to the current edition</PageLink>
        </p>
        <nav aria-label={`${year} edition`}>
          <ul>
            {publicPages.map(({ path, title }) => (
              <li key={path}>
                <PageLink href={editionPath(base, path)} aria-current={path === currentPath ? "page" : undefined}>
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </aside>
  );
}
