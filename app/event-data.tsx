import { cityOf, datesText } from "@/lib/edition/dates";
import { editionPath } from "@/lib/edition/edition-path";
import { env } from "@/lib/platform/env";
import type { PageEdition } from "@/lib/site/pages/page-edition";
import { describeEdition } from "@/lib/site/pages/public-pages";
import { shareCardPath } from "@/lib/site/pages/share-cards";

/** The edition as structured data for search engines (schema.org, Event), once it has dates. */
export function EventData({ edition }: { edition: PageEdition }) {
  const { contest } = edition;
  const { name, startDate, endDate, venue, organizers } = contest;
  const dates = datesText(contest);
  if (!dates) return null;
  const site = env().SITE_URL;
  const country = venue.includes(",") ? venue.split(",").at(-1)?.trim() : undefined;
  const event = {
    "@context": "https://schema.org",
    "@type": "Event",
    name,
    description: describeEdition(contest, dates),
    url: site + editionPath(edition.base, "/"),
    image: [site + shareCardPath("/", edition.year)],
    startDate,
    endDate,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: venue,
      address: { "@type": "PostalAddress", addressLocality: cityOf(venue), addressCountry: country },
    },
    organizer: organizers.map(({ name, companyUrl }) => ({
      "@type": "Organization",
      name,
      url: companyUrl ?? undefined,
    })),
  };
  // Escaped, so that no text of the edition can close the script element.
  const json = JSON.stringify(event).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, not code; React would escape its quotes
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
