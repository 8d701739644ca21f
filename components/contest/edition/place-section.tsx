"use client";

import { Section } from "@/components/contest/edition/section";
import { useSection } from "@/components/contest/edition/use-section";
import { FieldGrid } from "@/components/forms/field-grid";
import { schemaResolver } from "@/components/forms/resolver";
import { TextField } from "@/components/forms/text-field";
import { placeInput } from "@/lib/contest/inputs";
import type { EditionSettings } from "@/lib/contest/schema";

const toValues = ({ venue, timeZone, contactEmail }: EditionSettings) => ({ venue, timeZone, contactEmail });

type Values = ReturnType<typeof toValues>;

const resolver = schemaResolver<Values>(placeInput);

const labels = { venue: "Venue", timeZone: "Time zone", contactEmail: "Contact e-mail" };

export function PlaceSection() {
  const record = useSection({
    endpoint: "PUT /api/Contest/{id}",
    toValues,
    toBody: (values) => values,
    resolver,
    labels,
    success: "Place and contact are changed successfully!",
  });
  return (
    <Section id="place" title="Place and contact" record={record}>
      <FieldGrid>
        <TextField name="venue" label={labels.venue} required hint="The city first, then the country." />
        <TextField
          name="timeZone"
          label={labels.timeZone}
          required
          hint="A name such as Europe/Sofia. Stored deadlines and arrivals stay the same instants; the hours of the schedule stay as written."
        />
        <TextField
          name="contactEmail"
          label={labels.contactEmail}
          type="email"
          required
          hint="At the foot of every page."
        />
      </FieldGrid>
    </Section>
  );
}
