import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { SectionItem } from "@/components/contest/edition/section";
import { useEdition } from "@/components/contest/edition/use-edition";
import { ApiForm } from "@/components/forms/api-form";
import { DateField } from "@/components/forms/date-field";
import { FieldGrid } from "@/components/forms/field-grid";
import { CheckboxField } from "@/components/forms/inputs";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { unsavedForms } from "@/components/forms/use-unsaved-guard";
import { Actions } from "@/components/ui/actions";
import { Link } from "@/components/ui/link";
import { nextInput } from "@/lib/edition/inputs";
import { pastDeadlineWarnings } from "@/lib/edition/past-deadline";
import type { EditionSettings } from "@/lib/edition/schema";
import { notify } from "@/lib/platform/browser/notifications";
import { toLocalText } from "@/lib/platform/time/time";
import { api } from "@/lib/site/api/client";

const yearLater = (text: string) => text.replace(/^\d{4}/, (year) => String(Number(year) + 1));

/** Default values: the same names, and the same dates a year later. */
const nextDefaults = (settings: EditionSettings) => ({
  contestId: settings.id,
  year: String(settings.year + 1),
  name: settings.name,
  shortName: settings.shortName,
  startDate: yearLater(settings.startDate),
  endDate: yearLater(settings.endDate),
  endOfRegistrationDate: yearLater(toLocalText(new Date(settings.endOfRegistrationDate), settings.timeZone)),
  carryMembers: true,
  draft: true,
});

/** Prepares the next edition, or links to the one that is being prepared. */
export function NextSection({ nextYear }: { nextYear: number | null }) {
  return (
    <SectionItem
      id="next"
      title="The next edition"
      lead="It begins as a draft that only administrators see, until you make it the current edition."
    >
      {nextYear ? (
        <p>
          The <Link href={`/controlPanel/edition?year=${nextYear}`}>{nextYear} edition</Link> is being prepared.
        </p>
      ) : (
        <NextForm />
      )}
    </SectionItem>
  );
}

function NextForm() {
  const router = useRouter();
  const { settings, now } = useEdition();
  const state = useApiForm({
    name: "next",
    values: nextDefaults(settings),
    schema: nextInput,
    create: (body, options) => api("POST /api/Contest/next", { body, ...options }),
    warnings: async ({ endOfRegistrationDate }) => pastDeadlineWarnings(endOfRegistrationDate, now, settings.timeZone),
    success: ({ year }) => `The ${year} edition has been prepared.`,
    after: ({ year }) => router.push(`/controlPanel/edition?year=${year}`),
  });
  const { reset, watch, formState } = state.form;
  useEffect(() => reset(nextDefaults(settings), { keepDirtyValues: true }), [reset, settings]);

  async function prepare() {
    const otherForms = unsavedForms() - (formState.isDirty ? 1 : 0);
    if (otherForms > 0) notify("error", "Save or discard your changes above first.");
    else await state.submit();
  }

  return (
    <>
      <div className="mb-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-x-10 gap-y-4 **:[h3]:text-lg **:[p]:max-w-measure **:[p]:text-ink-soft">
        <div>
          <h3>Carried over</h3>
          <p>
            The texts, the lists, place and contact, the pictures of the venue, the companies with their logos, the
            committees and their names, the schedule, moved to the new dates, and the age limits, moved by the years
            between. The links as well. The texts may still name the old dates, and the links may open the old
            documents: check them. Accounts stay, so everybody can log in as before.
          </p>
        </div>
        <div>
          <h3>Starts empty</h3>
          <p>
            Teams, contestants with their codes, seats and credentials, leaders, guests and guides. Forms can be
            prefilled with last year’s leaders and contestants; guides are added again from their accounts. The{" "}
            {settings.year} edition stays as it is, at its own address /{settings.year}.
          </p>
        </div>
      </div>
      <ApiForm
        state={state}
        onSubmit={prepare}
        className="grid gap-5"
        actions={
          <Actions>
            <SubmitButton state={state}>Prepare the next edition</SubmitButton>
          </Actions>
        }
      >
        <FieldGrid>
          <TextField name="year" label="Year" inputMode="numeric" required />
          <TextField
            name="name"
            label="Name"
            required
            className="md:col-span-2"
            hint={watch("name") === settings.name ? `This is still the ${settings.year} edition’s name.` : undefined}
          />
          <TextField name="shortName" label="Short name" required />
          <DateField name="startDate" label="First day" required />
          <DateField name="endDate" label="Last day" required />
          <DateField name="endOfRegistrationDate" label="End of registration" type="datetime-local" required />
        </FieldGrid>
        <CheckboxField name="carryMembers" label="Copy the committee members with their roles and pictures" />
      </ApiForm>
    </>
  );
}
