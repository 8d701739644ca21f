import { Link } from "@/components/ui/link";
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
    <aside className="edition-strip col-[full]" aria-label="Past edition">
      <div className="wrap">
        <p>
          You are looking at the <strong>{year} edition</strong>.{" "}
          <Link href={currentPath}>Go to the current edition</Link>
        </p>
        <nav aria-label={`${year} edition`}>
          <ul>
            {publicPages.map(({ path, title }) => (
              <li key={path}>
                <Link href={editionPath(base, path)} aria-current={path === currentPath ? "page" : undefined}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </aside>
  );
}
