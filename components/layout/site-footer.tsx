import type { EditionRow } from "@/lib/edition/views";
import { mailHref } from "@/lib/platform/text/mail-href";

/** The tournament's name and year, past editions and contact. */
export function SiteFooter({ edition, pastYears }: { edition: EditionRow; pastYears: readonly number[] }) {
  return (
    <footer className="mt-12 bg-night px-gutter text-on-night/80 text-sm/6 lg:mt-24 print:hidden **:[a]:text-on-night **:[a]:focus-visible:outline-on-night">
      <div className="mx-auto flex max-w-page flex-wrap items-start justify-between gap-x-12 gap-y-4 py-9">
        <div>
          <p className="font-semibold font-serif text-lg/7 text-on-night">{edition.name}</p>
          <p>
            {edition.hasDates && `${edition.year} · `}
            {edition.venue}
          </p>
        </div>
        {pastYears.length > 0 && (
          <nav aria-label="Past editions">
            <p>Past editions</p>
            <ul className="flex max-w-72 flex-wrap gap-x-4 gap-y-1">
              {pastYears.map((year) => (
                <li key={year}>
                  <a href={`/${year}`} className="inline-block min-h-6 min-w-6">
                    {year}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p>
          {edition.contactEmail && (
            <>
              Questions? <a href={mailHref(edition.contactEmail)}>{edition.contactEmail}</a>
              <br />
            </>
          )}
          <a href="/privacy">Privacy</a>
        </p>
      </div>
    </footer>
  );
}
