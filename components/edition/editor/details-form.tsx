"use client";

import { get, useWatch } from "react-hook-form";
import { ListField } from "@/components/edition/editor/list-field";
import { MailParagraphFields } from "@/components/edition/editor/mail-paragraph-fields";
import { YearField } from "@/components/edition/editor/year-field";
import { Hero } from "@/components/edition/hero";
import { changedFields } from "@/components/forms/changed-fields";
import { DateField } from "@/components/forms/date-field";
import { FieldGrid } from "@/components/forms/field-grid";
import { CheckboxField, SelectField, TextAreaField } from "@/components/forms/inputs";
import { PanelForm } from "@/components/forms/panel-form";
import { WithSectionNav } from "@/components/forms/section-nav";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { Disclosure } from "@/components/ui/disclosure";
import { Link } from "@/components/ui/link";
import { Section } from "@/components/ui/section";
import { useHydrated } from "@/components/ui/use-hydrated";
import { listNames, mapLists, otherPlace } from "@/lib/edition/choice-lists";
import { type EnteredTime, exampleOfMove, pastDeadlineWarnings } from "@/lib/edition/dates";
import { documentLinks } from "@/lib/edition/edition-path";
import { detailsInput, isTimeZone, movedDetailsInput } from "@/lib/edition/inputs";
import { editionLabels as labels, mailSwitches, mapMails, mapParagraphs } from "@/lib/edition/labels";
import type { EditionSettings } from "@/lib/edition/schema";
import { toLocalText } from "@/lib/platform/time/time";
import { api } from "@/lib/site/api/client";

const sections = [
  { id: "general", title: "Dates" },
  { id: "place", title: "Place" },
  { id: "age-limits", title: "Age limits" },
  { id: "mails", title: "Mail" },
  { id: "links", title: "Links" },
  { id: "lists", title: "Lists" },
];

const toValues = (settings: EditionSettings) => ({
  version: settings.version,
  name: settings.name,
  year: settings.hasDates ? String(settings.year) : "",
  shortName: settings.shortName,
  startDate: settings.hasDates ? settings.startDate : "",
  endDate: settings.hasDates ? settings.endDate : "",
  endOfRegistrationDate: settings.hasDates
    ? toLocalText(new Date(settings.endOfRegistrationDate), settings.timeZone)
    : "",
  endOfJourneyDate: settings.endOfJourneyDate
    ? toLocalText(new Date(settings.endOfJourneyDate), settings.timeZone)
    : "",
  venue: settings.venue,
  venueAddress: settings.venueAddress ?? "",
  venueCoordinates: settings.venueCoordinates ?? "",
  timeZone: settings.timeZone,
  enteredTimes: "",
  contactEmail: settings.contactEmail ?? "",
  emergencyPhone: settings.emergencyPhone ?? "",
  costs: settings.costs,
  juniorsBornOnOrAfter: settings.juniorsBornOnOrAfter ?? "",
  seniorsBornOnOrAfter: settings.seniorsBornOnOrAfter ?? "",
  juryUsers: settings.juryUsers,
  keepDataUntil: settings.keepDataUntil ?? "",
  ...mapMails((name) => settings[name]),
  mailParagraph: settings.mailParagraph,
  ...mapParagraphs((name) => settings[name]),
  invitationLetterUrl: settings.invitationLetterUrl ?? "",
  materialsUrl: settings.materialsUrl ?? "",
  ...mapLists((list) => settings[list].map((name) => ({ name, was: name }))),
});

type DetailsValues = ReturnType<typeof toValues>;

/** The label of the list that a field is in; undefined for other fields. */
function listLabelOf(field: string): string | undefined {
  const name = listNames.find((list) => field.startsWith(`${list}.`));
  return name && labels[name];
}

interface DetailsFormProps {
  settings: EditionSettings;
  now: Date;
  /** Examples of times that people have entered. */
  enteredTimes: readonly EnteredTime[];
}

export function DetailsForm({ settings, now, enteredTimes }: DetailsFormProps) {
  const isHydrated = useHydrated();
  const exampleIn = (timeZone: string) =>
    isTimeZone(timeZone.trim()) ? exampleOfMove(enteredTimes, settings.timeZone, timeZone.trim()) : null;
  const storedDeadline = toValues(settings).endOfRegistrationDate;
  const state = useApiForm<DetailsValues, EditionSettings>({
    name: "details",
    record: settings,
    values: toValues,
    schema: ({ timeZone }) => (exampleIn(timeZone) ? movedDetailsInput : detailsInput),
    // Only the changes, so that "Keep mine" keeps what another user has changed in other fields.
    send(values) {
      const changed = changedFields(values, state.form.formState.defaultValues);
      const body = Object.fromEntries(["version", ...changed].map((name) => [name, get(values, name)]));
      // The entered times stay unless the user chose otherwise for the new time zone.
      const defaults = changed.includes("timeZone") ? ({ enteredTimes: "KEEP" } as const) : {};
      return api("PUT /api/Contest/{id}", { params: { id: settings.id }, body: { ...defaults, ...body } });
    },
    warnings: async ({ endOfRegistrationDate: deadline, timeZone }) =>
      deadline === storedDeadline ? [] : pastDeadlineWarnings(deadline, now, timeZone.trim()),
    success: "Dates, place and lists saved.",
  });
  return (
    <WithSectionNav sections={sections}>
      <PanelForm state={state} labels={labels} partOf={listLabelOf}>
        <Section size="lg" id="general" title="Names and dates">
          <FieldGrid>
            <TextField name="name" label={labels.name} required className="md:col-span-2" />
            <YearField />
            <TextField name="shortName" label={labels.shortName} required hint="Prefix of every page title." />
            <FirstDayField settings={settings} />
            <DateField name="endDate" label={labels.endDate} required />
            <DateField
              name="endOfRegistrationDate"
              label={labels.endOfRegistrationDate}
              type="datetime-local"
              required
              hint={
                <>
                  People’s details can be edited for one more day.{" "}
                  {settings.isCurrent && (
                    <Link href="/controlPanel/edition?view=extensions">Give a country more time</Link>
                  )}
                </>
              }
            />
            <DateField
              name="endOfJourneyDate"
              label={labels.endOfJourneyDate}
              type="datetime-local"
              hint="Registrators may change arrivals and departures until then. Empty: until the end of the edit day."
            />
            <DateField
              name="keepDataUntil"
              label={labels.keepDataUntil}
              hint={
                <>
                  Empty: 90 days after the last day. You delete it on the page{" "}
                  <Link href="/controlPanel/personalData">Personal data</Link>.
                </>
              }
            />
          </FieldGrid>
          <div className="-mb-4 print:hidden">
            <Disclosure look="link" title="Preview of the home page">
              {/* The server may write dates in words differently. */}
              {isHydrated && <HomePreview settings={settings} />}
            </Disclosure>
          </div>
        </Section>
        <Section size="lg" id="place" title="Place and contact">
          <FieldGrid>
            <TextField name="venue" label={labels.venue} required hint="The city first, then the country." />
            <TextField name="venueAddress" label={labels.venueAddress} hint="Street and number, on the home page." />
            <TextField
              name="venueCoordinates"
              label={labels.venueCoordinates}
              hint="Latitude and longitude, such as 43.2712, 26.9361. They make the link “Open in maps” precise."
            />
            <TextField name="timeZone" label={labels.timeZone} required hint="Such as Europe/Sofia." />
            <EnteredTimesField exampleIn={exampleIn} />
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
          <TextAreaField
            name="costs"
            label={labels.costs}
            hint="What you pay, and the fee. On the home page while registration is open."
          />
        </Section>
        <Section
          size="lg"
          id="age-limits"
          title="Age limits"
          lead="Older contestants can still be registered: their registrator sees a warning, and the overview lists them. An empty field means no limit."
        >
          <FieldGrid>
            <DateField name="juniorsBornOnOrAfter" label={labels.juniorsBornOnOrAfter} />
            <DateField name="seniorsBornOnOrAfter" label={labels.seniorsBornOnOrAfter} />
          </FieldGrid>
        </Section>
        <Section
          size="lg"
          id="mails"
          title="Mail"
          lead="To the registrators of the country. Control panel › Mail shows each."
        >
          <div>
            {mailSwitches.map((name) => (
              <CheckboxField key={name} name={name} label={labels[name]} />
            ))}
          </div>
          <TextAreaField
            name="mailParagraph"
            label={labels.mailParagraph}
            hint="Who you are and how to reach you, so that the mails are not taken for fraud. Invitations have it, too."
          />
          <MailParagraphFields settings={settings} />
        </Section>
        <Section
          size="lg"
          id="links"
          title="Links"
          lead="Buttons on the home page. Without an address here, they open the text of that name; without a text, they are not shown."
        >
          <FieldGrid>
            <TextField
              name="invitationLetterUrl"
              label={labels.invitationLetterUrl}
              inputMode="url"
              hint="A full address such as https://drive.example/letter.pdf, or a path on this site."
            />
            <TextField name="materialsUrl" label={labels.materialsUrl} inputMode="url" />
          </FieldGrid>
        </Section>
        <Section
          size="lg"
          id="lists"
          title="Lists"
          lead="The options of the forms, in this order. Renaming a value renames it everywhere; a value in use cannot be removed."
        >
          <TextField
            name="juryUsers"
            label={labels.juryUsers}
            hint="User names separated by spaces, such as jury1 jury2. The files for CMS add them, hidden from the ranking."
          />
          <div className="columns-2xs gap-8 *:mb-8 *:break-inside-avoid">
            {listNames.map((name) => (
              <ListField
                key={name}
                name={name}
                title={labels[name]}
                uses={settings.uses[name]}
                {...(name === "arrivalLocationsList" && {
                  fixed: otherPlace,
                  hint: `“${otherPlace}” cannot be removed: it covers every other place.`,
                })}
              />
            ))}
          </div>
        </Section>
      </PanelForm>
    </WithSectionNav>
  );
}

/** The tournament's first day. Changing it does not move the schedule. */
function FirstDayField({ settings: { schedule, startDate, endDate } }: Pick<DetailsFormProps, "settings">) {
  const typedDate: string = useWatch({ name: "startDate" });
  const isOutside = schedule.some(({ date }) => date < startDate || date > endDate);
  const mayNotFit = schedule.length > 0 && (typedDate !== startDate || isOutside);
  return (
    <DateField
      name="startDate"
      label={labels.startDate}
      required
      hint={mayNotFit && "The schedule keeps its dates. Change them under Schedule."}
    />
  );
}

interface EnteredTimesFieldProps {
  exampleIn: (timeZone: string) => ReturnType<typeof exampleOfMove>;
}

/** Asks whether to keep or to move the times that people have entered, if the new time zone would change them. */
function EnteredTimesField({ exampleIn }: EnteredTimesFieldProps) {
  const example = exampleIn(useWatch({ name: "timeZone" }));
  if (!example) return null;
  return (
    <SelectField
      name="enteredTimes"
      label={labels.enteredTimes}
      required
      options={[
        { value: "KEEP", label: `Keep them: ${example.before} stays ${example.before}` },
        { value: "MOVE", label: `Move them: ${example.before} becomes ${example.after}` },
      ]}
      hint={`Deadlines, journeys and transfers. The example is ${example.what}. The schedule stays as written.`}
    />
  );
}

/** The head of the home page with the changes of the form; while a field is invalid, everything as it is stored. */
function HomePreview({ settings }: { settings: EditionSettings }) {
  const { data } = detailsInput.safeParse(useWatch<DetailsValues>());
  const previewed = { ...settings, ...data, hasDates: settings.hasDates || data !== undefined };
  return (
    <section className="overflow-x-auto rounded-md border border-edge" aria-label="Home page as visitors would see it">
      <Hero isPreview contest={{ ...previewed, ...documentLinks(previewed, "") }} />
    </section>
  );
}
