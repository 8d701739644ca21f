import { cityOf } from "@/lib/contest/rules";
import type { CurrentEdition } from "@/lib/contest/views";

/** The tournament's name and year, past editions, contact and time zone. */
export function SiteFooter({
  edition,
  pastYears,
}: {
  edition: Pick<CurrentEdition, "name" | "year" | "contactEmail" | "timeZone" | "venue">;
  /** The latest first. */
  pastYears: readonly number[];
}) {
  return (
    <footer className="footer">
      <div className="wrap">
        <div>
          <p className="footer-title">{edition.name}</p>
          <p>
            {edition.year} · {edition.venue}
          </p>
        </div>
        {pastYears.length > 0 && (
          <nav className="footer-past" aria-label="Past editions">
            <p>Past editions</p>
            <ul>
              {pastYears.map((year) => (
                <li key={year}>
                  <a href={`/${year}`}>{year}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div>
          <p>
            Questions? <a href={`mailto:${edition.contactEmail}`}>{edition.contactEmail}</a>
          </p>
          <p>
            All times are local to {cityOf(edition.venue)} ({edition.timeZone}).
          </p>
        </div>
      </div>
    </footer>
  );
}
