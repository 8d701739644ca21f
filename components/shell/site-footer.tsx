import type { CurrentEdition } from "@/lib/contest/edition";

/** The tournament's title and year, whom to write to, and whose time the site tells. */
export function SiteFooter({
  edition,
}: {
  edition: Pick<CurrentEdition, "name" | "year" | "contactEmail" | "timeZone">;
}) {
  return (
    <footer className="footer">
      <div className="wrap">
        <div>
          <p className="footer-title">{edition.name}</p>
          <p>{edition.year} · Shumen, Bulgaria</p>
        </div>
        <div>
          <p>
            Questions? <a href={`mailto:${edition.contactEmail}`}>{edition.contactEmail}</a>
          </p>
          <p>All times are local to Shumen ({edition.timeZone}).</p>
        </div>
      </div>
    </footer>
  );
}
