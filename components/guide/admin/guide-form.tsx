"use client";

import { useRouter } from "next/navigation";
import { FieldGrid, WithPicture } from "@/components/forms/field-grid";
import { type Option, SelectField, toOptions } from "@/components/forms/inputs";
import { PanelForm } from "@/components/forms/panel-form";
import { PhoneField } from "@/components/forms/phone-field";
import { PictureField } from "@/components/forms/picture-field";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { emptyGuide, guideLabels } from "@/lib/guide/fields";
import { guideForm } from "@/lib/guide/inputs";

interface GuideFormProps {
  tShirtSizes: readonly string[];
  /** Accounts with the role Guide that have no guide record. */
  users: readonly Option[];
}

/** Creates the guide record of an account with the role Guide (specification, section 2, "Control panel"). */
export function GuideForm({ tShirtSizes, users }: GuideFormProps) {
  const router = useRouter();
  const state = useApiForm("POST /api/Guide", {
    schema: guideForm,
    defaultValues: emptyGuide,
    request: (body) => ({ body }),
    success: "Guide has been created successfully!",
    onSaved: () => router.refresh(),
    // The account has a guide record already: the refresh removes it from the options.
    onConflict: () => router.refresh(),
  });
  const noUsers = users.length === 0 ? "No free guide account. Add a user with the role Guide first." : undefined;
  return (
    <PanelForm state={state} title="Add guide" action="Add guide">
      <WithPicture>
        <PictureField prefix="person." label="Upload picture" />
        <FieldGrid>
          <TextField name="person.fullName" label={guideLabels.fullName} required autoComplete="off" />
          <SelectField
            name="person.tShirtSize"
            label={guideLabels.tShirtSize}
            required
            options={toOptions(tShirtSizes)}
          />
          <PhoneField name="phoneNumber" label={guideLabels.phoneNumber} required />
          <TextField name="schoolName" label={guideLabels.schoolName} autoComplete="off" />
          <TextField
            name="classDesignator"
            label={guideLabels.classDesignator}
            autoComplete="off"
            hint="Such as 11a."
          />
          <SelectField name="userId" label={guideLabels.userId} required options={users} hint={noUsers} />
        </FieldGrid>
      </WithPicture>
    </PanelForm>
  );
}
