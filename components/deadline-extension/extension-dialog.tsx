"use client";

import { useWatch } from "react-hook-form";
import { ApiForm } from "@/components/forms/api-form";
import { DeleteRecord } from "@/components/forms/confirm-action";
import { DateField } from "@/components/forms/date-field";
import { FieldGrid } from "@/components/forms/field-grid";
import { type Option, SelectField } from "@/components/forms/inputs";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { PageDialog } from "@/components/ui/page-dialog";
import { useDialogParam } from "@/components/ui/use-dialog-param";
import { deadlineExtensionForm } from "@/lib/deadline-extension/inputs";
import { emptyExtension, extensionLabels, extensionValues } from "@/lib/deadline-extension/labels";
import type { DeadlineExtension } from "@/lib/deadline-extension/schema";
import { pastDeadlineWarnings } from "@/lib/edition/dates";
import { api } from "@/lib/site/api/client";

interface ExtensionDialogProps {
  /** Null for a new extension. */
  extension: DeadlineExtension | null;
  /** The stored extensions; a new one replaces its country's. */
  extensions: readonly DeadlineExtension[];
  countries: readonly Option[];
  timeZone: string;
  now: Date;
  /** The deadline of all other countries, as text. */
  regularEnd: string;
}

export function ExtensionDialog(props: ExtensionDialogProps) {
  const { extension, extensions, countries, timeZone, now, regularEnd } = props;
  const { close } = useDialogParam("country");
  const toValues = (stored: DeadlineExtension | null) => (stored ? extensionValues(stored, timeZone) : emptyExtension);
  const existingFor = (countryId: string) => extensions.find((one) => one.countryId === countryId);
  const state = useApiForm({
    name: "deadline extension",
    within: extension?.countryId,
    record: extension,
    values: toValues,
    schema: deadlineExtensionForm,
    send({ countryId, version: editedVersion, ...values }) {
      // A new extension for a country that has one replaces it, so it is sent with the stored version.
      const version = editedVersion || (existingFor(countryId)?.version ?? 0);
      return api("PUT /api/Contest/extensions/{countryId}", { params: { countryId }, body: { ...values, version } });
    },
    warnings: async ({ endOfRegistrationDate: deadline }) =>
      deadline === toValues(extension).endOfRegistrationDate ? [] : pastDeadlineWarnings(deadline, now, timeZone),
    success: ({ countryName }) => `${countryName} now has a later deadline.`,
    after: close,
  });
  const countryId = useWatch({ control: state.form.control, name: "countryId" });
  const isReplaced = !extension && existingFor(countryId) !== undefined;
  return (
    <PageDialog
      title={extension ? `Change the deadline of ${extension.countryName}` : "Extend a country’s deadline"}
      onClose={close}
    >
      <ApiForm
        state={state}
        labels={extensionLabels}
        choices={{ countryId: countries }}
        action={extension ? "Change deadline" : "Extend deadline"}
        moreActions={
          extension && (
            <DeleteRecord
              label="Remove"
              title={`Remove the later deadline of ${extension.countryName}?`}
              description={`Registration for ${extension.countryName} then ends with all others, on ${regularEnd}. Registered teams and guests stay.`}
              action="Remove deadline"
              send={() =>
                api("DELETE /api/Contest/extensions/{countryId}", { params: { countryId: extension.countryId } })
              }
              success={`${extension.countryName} has the regular deadline again.`}
              after={close}
            />
          )
        }
      >
        <FieldGrid>
          <SelectField
            name="countryId"
            label={extensionLabels.countryId}
            required
            options={countries}
            hint={isReplaced && "This country already has a later deadline. Saving replaces it."}
          />
          <DateField
            name="endOfRegistrationDate"
            label={extensionLabels.endOfRegistrationDate}
            required
            type="datetime-local"
            hint="People’s details can be edited for one more day."
          />
          <TextField
            name="reason"
            label={extensionLabels.reason}
            required
            hint="Only administrators see it."
            className="col-span-full"
          />
        </FieldGrid>
      </ApiForm>
    </PageDialog>
  );
}
