import { Section } from "@/components/contest/edition/section";
import { useEdition } from "@/components/contest/edition/use-edition";
import { FieldGrid } from "@/components/forms/field-grid";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { placeInput } from "@/lib/edition/inputs";
import type { EditionSettings } from "@/lib/edition/schema";
import { api } from "@/lib/site/api/client";

const toValues = ({ version, venue, timeZone, contactEmail, ...settings }: EditionSettings) => ({
  version,
  venue,
  venueAddress: settings.venueAddress ?? "",
  venueCoordinates: settings.venueCoordinates ?? "",
  timeZone,
  contactEmail,
  emergencyPhone: settings.emergencyPhone ?? "",
});

const labels = {
  venue: "Venue",
  venueAddress: "Address",
  venueCoordinates: "Coordinates",
  timeZone: "Time zone",
  contactEmail: "Contact e-mail",
  emergencyPhone: "Emergency phone",
};

export function PlaceSection() {
  const { settings } = useEdition();
  const state = useApiForm<ReturnType<typeof toValues>, EditionSettings>({
    name: "place",
    record: settings,
    values: toValues(settings),
    labels,
    schema: placeInput,
    update: (body, options) => api("PUT /api/Contest/{id}", { params: { id: settings.id }, body, ...options }),
    success: "Place and contact saved.",
  });
  return (
    <Section id="place" title="Place and contact" state={state}>
      <FieldGrid>
        <TextField name="venue" label={labels.venue} required hint="The city first, then the country." />
        <TextField name="venueAddress" label={labels.venueAddress} hint="Street and number, on the home page." />
        <TextField
          name="venueCoordinates"
          label={labels.venueCoordinates}
          hint="Latitude and longitude, such as 43.2712, 26.9361. They make the link “Open in maps” precise."
        />
        <TextField
          name="timeZone"
          label={labels.timeZone}
          required
          hint="Such as Europe/Sofia. A change does not move stored deadlines and arrivals; the times of the schedule stay as written."
        />
        <TextField
          name="contactEmail"
          label={labels.contactEmail}
          type="email"
          required
          hint="Shown at the bottom of every page and beside the login form."
        />
        <TextField
          name="emergencyPhone"
          label={labels.emergencyPhone}
          type="tel"
          hint="Printed on badges, with the country prefix, such as +359 88 123 4567."
        />
      </FieldGrid>
    </Section>
  );
}
