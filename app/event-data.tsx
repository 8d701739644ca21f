import { describeEdition } from "@/app/public-metadata";
import { formatDateRange } from "@/components/contest/dates";
import type { Contest } from "@/lib/contest/schema";
import { cardPath } from "@/lib/contest/share-card";
import type { ShownEdition } from "@/lib/contest/shown";
import { cityOf } from "@/lib/contest/venue";
import { env } from "@/lib/env";

/** The edition as search engines read it (schema.org, Event). */
export function EventData({ contest, edition }: { contest: Contest; edition: ShownEdition }) {
  const { name, startDate, endDate, venue, organizers } = contest;
  const site = env().SITE_URL;
  const country = venue.includes(",") ? venue.split(",").at(-1)?.trim() : undefined;
  const event = {
    "@context": "https://schema.org",
    "@type": "Event",
    name,
    description: describeEdition(contest, formatDateRange(startDate, endDate)),
    url: site + (edition.base || "/"),
    image: [site + cardPath("/", edition.year)],
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
  // Without a "<" no text of the edition's can end the element.
  const json = JSON.stringify(event).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, never run; React would escape the quotes that JSON needs
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
