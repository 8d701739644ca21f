"use client";

import { ApiForm } from "@/components/forms/api-form";
import { CheckboxField, TextAreaField } from "@/components/forms/inputs";
import { useApiForm } from "@/components/forms/use-api-form";
import { Link } from "@/components/ui/link";
import { PageDialog } from "@/components/ui/page-dialog";
import { useDialogParam } from "@/components/ui/use-dialog-param";
import { letterInput } from "@/lib/edition/inputs";
import { letterLabels as labels } from "@/lib/edition/labels";
import { defaultLetterTexts } from "@/lib/edition/letter-text";
import type { EditionSettings } from "@/lib/edition/schema";
import { api } from "@/lib/site/api/client";

const toValues = ({ version, letterText, teamLetterText, registratorsSeeLetters }: EditionSettings) => ({
  version,
  letterText: letterText || defaultLetterTexts.person,
  teamLetterText: teamLetterText || defaultLetterTexts.team,
  registratorsSeeLetters,
});

export function LetterTextDialog({ settings }: { settings: EditionSettings }) {
  const { close } = useDialogParam("text");
  const state = useApiForm({
    name: "letters",
    record: settings,
    values: toValues,
    schema: letterInput,
    send: (body) => api("PUT /api/Contest/{id}", { params: { id: settings.id }, body }),
    success: "Letters saved.",
    after: close,
  });
  return (
    <PageDialog title="Text of the letters" onClose={close}>
      <ApiForm state={state} labels={labels} action="Save">
        <TextAreaField
          name="letterText"
          rows={10}
          label={labels.letterText}
          hint="With {name}, {nativeName}, {birthDate}, {country}, {role}, {team}, {arrives}, {leaves}, {tournament}, {dates}, {venue}, {number}, {date}, and answers by question, such as {answer: Passport number}. An empty text becomes the standard one."
        />
        <TextAreaField
          name="teamLetterText"
          rows={10}
          label={labels.teamLetterText}
          hint="{people} is the table of its people: name, role, date of birth; {people: Passport number; Name in passport} has these answers, too. Besides it, what a person’s letter has of the tournament and the team."
        />
        <CheckboxField name="registratorsSeeLetters" label={labels.registratorsSeeLetters} />
        <p>
          Emblem, colour and signatures: <Link href="/controlPanel/edition?view=print">Print design</Link>. Dates of
          birth of leaders and guests are the answers to a question “Date of birth” (
          <Link href="/controlPanel/edition?view=questions">Questions</Link>).
        </p>
      </ApiForm>
    </PageDialog>
  );
}
