import { PageLink } from "@/components/ui/page-link";

interface EditionStripProps {
  edition: { year: number | undefined; base: string };
  /** The page's, without the year. */
  path: string;
}

const pages = [
  ["/", "Home"],
  ["/organizers", "Organizers"],
  ["/patrons", "Patrons"],
  ["/sponsors", "Sponsors"],
  ["/teams", "Teams"],
  ["/commitees", "Committees"],
  ["/schedule", "Schedule"],
  ["/information/rules", "Rules"],
  ["/information/environment", "Environment"],
] as const;

/** Above a past edition's pages: that it is not the current one, the ways through it, and the way back. */
export function EditionStrip({ edition: { year, base }, path }: EditionStripProps) {
  if (year === undefined) return null;
  return (
    <aside className="edition-strip full" aria-label="Past edition">
      <div className="wrap">
        <p>
          You are looking at the <strong>{year} edition</strong>. <PageLink href={path}>To the current one</PageLink>
        </p>
        <nav aria-label={`${year} edition`}>
          <ul>
            {pages.map(([page, title]) => (
              <li key={page}>
                <PageLink href={page === "/" ? base : base + page} aria-current={page === path ? "page" : undefined}>
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
