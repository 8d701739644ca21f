import { Link } from "@/components/ui/link";
import { editionPath } from "@/lib/edition/edition-path";
import type { PageEdition } from "@/lib/site/pages/page-edition";
import { menuPages, type PublicPath } from "@/lib/site/pages/public-pages";

interface EditionStripProps {
  edition: PageEdition;
  path: PublicPath;
}

/** The notice above a past edition's pages, with links to its other pages and to the current edition. */
export function EditionStrip({ edition: { year, base, resultsState }, path: currentPath }: EditionStripProps) {
  if (year === undefined) return null;
  return (
    <aside
      className="col-[full] mb-7 border-rule border-b bg-amber-wash px-gutter has-[+section]:mb-0 lg:mb-14 print:hidden"
      aria-label="Past edition"
    >
      <div className="mx-auto max-w-page py-2.5">
        <p>
          You are looking at the <strong>{year} edition</strong>.{" "}
          <Link href={currentPath}>Go to the current edition</Link>
        </p>
        <nav aria-label={`${year} edition`}>
          <ul className="flex flex-wrap gap-x-5">
            {menuPages(resultsState).map(({ path, title }) => (
              <li key={path}>
                <Link
                  href={editionPath(base, path)}
                  className="block py-0.75 text-ink text-sm/6 aria-[current]:font-semibold aria-[current]:no-underline"
                  aria-current={path === currentPath ? "page" : undefined}
                >
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
