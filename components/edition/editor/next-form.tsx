"use client";

import { useRouter } from "next/navigation";
import { YearField } from "@/components/edition/editor/year-field";
import { DateField } from "@/components/forms/date-field";
import { FieldGrid } from "@/components/forms/field-grid";
import { CheckboxField } from "@/components/forms/inputs";
import { PanelForm } from "@/components/forms/panel-form";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { pastDeadlineWarnings } from "@/lib/edition/dates";
import { nextInput } from "@/lib/edition/inputs";
import { nextLabels as labels } from "@/lib/edition/labels";
import type { EditionSettings } from "@/lib/edition/schema";
import { toLocalText, yearsLater } from "@/lib/platform/time/time";
import { api } from "@/lib/site/api/client";

const nextDefaults = (settings: EditionSettings) => ({
  contestId: settings.id,
  year: String(settings.year + 1),
  name: settings.name,
  shortName: settings.shortName,
  startDate: yearsLater(settings.startDate, 1),
  endDate: yearsLater(settings.endDate, 1),
  endOfRegistrationDate: yearsLater(toLocalText(new Date(settings.endOfRegistrationDate), settings.timeZone), 1),
  carryMembers: true,
  draft: true,
});

const list = "grid max-w-measure list-disc gap-1 ps-5 text-ink-soft text-sm/6 marker:text-maple";

interface NextFormProps {
  settings: EditionSettings;
  now: Date;
}

export function NextForm({ settings, now }: NextFormProps) {
  const router = useRouter();
  const state = useApiForm({
    name: "next",
    values: () => nextDefaults(settings),
    schema: nextInput,
    send: (body, options) => api("POST /api/Contest/next", { body, ...options }),
    warnings: async ({ endOfRegistrationDate }) => pastDeadlineWarnings(endOfRegistrationDate, now, settings.timeZone),
    success: ({ year }) => `The ${year} edition has been prepared.`,
    after: ({ year }) => router.push(`/controlPanel/edition?year=${year}`),
  });
  const name = state.form.watch("name");
  return (
    <PanelForm state={state} title="The next edition" action="Prepare the next edition">
      <p className="max-w-measure text-ink-soft">Only administrators see it until you make it the current edition.</p>
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
        <div>
          <h3 className="mb-1 text-lg">Carried over</h3>
          <ul className={list}>
            <li>Texts, lists, links, place and contact, and the pictures of the venue.</li>
            <li>Companies with their logos, and the committees and their names.</li>
            <li>The print design and the text of certificates.</li>
            <li>The schedule, moved to the new dates, and the age limits, moved by the years between.</li>
            <li>Users: everybody can log in as before.</li>
          </ul>
          <p className="mt-2 max-w-measure text-ink-soft text-sm/6">
            Texts and backgrounds may still name the old dates, and the links may open the old documents: check them,
            and who signs.
          </p>
        </div>
        <div>
          <h3 className="mb-1 text-lg">Starts empty</h3>
          <ul className={list}>
            <li>Teams and leaders. Forms can be prefilled with last year’s leaders and contestants.</li>
            <li>Contestants with their codes, seats and credentials.</li>
            <li>Guests.</li>
            <li>Guides, who are added again from the users.</li>
          </ul>
          <p className="mt-2 max-w-measure text-ink-soft text-sm/6">
            The {settings.year} edition stays as it is, at its own address /{settings.year}.
          </p>
        </div>
      </div>
      <FieldGrid>
        <TextField
          name="name"
          label={labels.name}
          required
          className="md:col-span-2"
          hint={name === settings.name && `This is still the ${settings.year} edition’s name.`}
        />
        <YearField />
        <TextField name="shortName" label={labels.shortName} required />
        <DateField name="startDate" label={labels.startDate} required />
        <DateField name="endDate" label={labels.endDate} required />
        <DateField name="endOfRegistrationDate" label={labels.endOfRegistrationDate} type="datetime-local" required />
      </FieldGrid>
      <CheckboxField name="carryMembers" label="Copy the committee members with their roles and pictures" />
    </PanelForm>
  );
}
