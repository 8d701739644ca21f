import { Link } from "@/components/ui/link";
import type { PageEdition } from "@/lib/site/pages/page-edition";

/** The notice above a past edition's pages, with a link to the current edition. */
export function EditionStrip({ edition: { year, currentPath } }: { edition: PageEdition }) {
  if (year === undefined) return null;
  return (
    <aside
      className="col-[full] mb-7 border-rule border-b bg-amber-wash px-gutter has-[+section]:mb-0 lg:mb-14 print:hidden"
      aria-label="Past edition"
    >
      <p className="mx-auto max-w-page py-2.5">
        You are looking at the <strong>{year} edition</strong>.{" "}
        <Link href={currentPath}>Go to the current edition</Link>
      </p>
    </aside>
  );
}
