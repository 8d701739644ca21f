import { useWatch } from "react-hook-form";
import { Section } from "@/components/contest/edition/section";
import { useEdition } from "@/components/contest/edition/use-edition";
import { DateField } from "@/components/forms/date-field";
import { FieldGrid } from "@/components/forms/field-grid";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { Link } from "@/components/ui/link";
import { generalInput } from "@/lib/edition/inputs";
import { pastDeadlineWarnings } from "@/lib/edition/past-deadline";
import type { EditionSettings } from "@/lib/edition/schema";
import { toLocalText } from "@/lib/platform/time/time";
import { api } from "@/lib/site/api/client";

const toValues = ({ version, name, shortName, startDate, endDate, ...settings }: EditionSettings) => ({
  version,
  name,
  shortName,
  startDate,
  endDate,
  endOfRegistrationDate: toLocalText(new Date(settings.endOfRegistrationDate), settings.timeZone),
});

type Values = ReturnType<typeof toValues>;

const labels = {
  name: "Name",
  shortName: "Short name",
  startDate: "First day",
  endDate: "Last day",
  endOfRegistrationDate: "End of registration",
};

/** Changing the tournament's dates does not move its schedule. */
function scheduleHint({ schedule, startDate, endDate }: EditionSettings, typed: Pick<Values, "startDate">) {
  const isOutside = schedule.some(({ date }) => date < startDate || date > endDate);
  if (schedule.length === 0 || (typed.startDate === startDate && !isOutside)) return undefined;
  return (
    <>
      The schedule keeps its dates. Change them under <a href="#schedule">Schedule</a>.
    </>
  );
}

export function GeneralSection() {
  const { settings, now } = useEdition();
  const stored = toValues(settings).endOfRegistrationDate;
  const state = useApiForm<Values, EditionSettings>({
    name: "general",
    record: settings,
    values: toValues(settings),
    labels,
    schema: generalInput,
    // The field has no seconds, so an unchanged deadline is not sent.
    update({ endOfRegistrationDate, ...values }, options) {
      const body = endOfRegistrationDate === stored ? values : { ...values, endOfRegistrationDate };
      return api("PUT /api/Contest/{id}", { params: { id: settings.id }, body, ...options });
    },
    warnings: async ({ endOfRegistrationDate: deadline }) =>
      deadline === stored ? [] : pastDeadlineWarnings(deadline, now, settings.timeZone),
    success: "Names and dates saved.",
  });
  const startDate = useWatch({ control: state.form.control, name: "startDate" });
  return (
    <Section id="general" title="Names and dates" state={state}>
      <FieldGrid>
        <TextField name="name" label={labels.name} required className="md:col-span-2" />
        <TextField name="shortName" label={labels.shortName} required hint="Prefix of every page title." />
        <DateField name="startDate" label={labels.startDate} required hint={scheduleHint(settings, { startDate })} />
        <DateField name="endDate" label={labels.endDate} required />
        <DateField
          name="endOfRegistrationDate"
          label={labels.endOfRegistrationDate}
          type="datetime-local"
          required
          hint={
            <>
              People’s details can be edited for one more day.{" "}
              {settings.isCurrent && <Link href="/controlPanel/exceptions">Give a country more time</Link>}
            </>
          }
        />
      </FieldGrid>
    </Section>
  );
}
