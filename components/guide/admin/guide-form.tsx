"use client";

import { useRouter } from "next/navigation";
import { type Option, SelectField } from "@/components/forms/inputs";
import { PanelForm } from "@/components/forms/panel-form";
import { PhoneField } from "@/components/forms/phone-field";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { useRefreshed } from "@/components/forms/use-refreshed";
import { PersonDetailsFields } from "@/components/person/person-details-fields";
import { ButtonLink } from "@/components/ui/button";
import { guideEditForm, guideForm } from "@/lib/guide/inputs";
import { emptyGuide, guideLabels, guideValues } from "@/lib/guide/labels";
import type { Guide } from "@/lib/guide/schema";

const path = "/controlPanel/guides";

interface GuideFormProps {
  tShirtSizes: readonly string[];
  /** The accounts to choose from. */
  users: readonly Option[];
}

/** Creates the guide record of an account with the role Guide (specification, section 2, "Control panel"). */
export function AddGuideForm({ tShirtSizes, users }: GuideFormProps) {
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
  return (
    <PanelForm state={state} title="Add guide" action="Add guide">
      <GuideFields tShirtSizes={tShirtSizes} users={users} />
    </PanelForm>
  );
}

/** Changes a guide's details or account. */
export function EditGuideForm({ guide, tShirtSizes, users }: GuideFormProps & { guide: Guide }) {
  const router = useRouter();
  const { id, person } = guide;
  const state = useApiForm("PUT /api/Guide/{guideId}", {
    schema: guideEditForm,
    record: guide,
    toValues: guideValues,
    labels: guideLabels,
    displayValues: (values) => ({ ...values, userId: users.find(({ value }) => value === values.userId)?.label }),
    request: (body) => ({ params: { guideId: id }, body }),
    reload: useRefreshed(guide),
    success: "Guide has been edited successfully.",
    onSaved() {
      router.push(path);
      router.refresh();
    },
  });
  return (
    <PanelForm
      state={state}
      title={`Edit ${person.fullName}`}
      action="Edit guide"
      firstField="person.fullName"
      moreActions={<ButtonLink href={path}>Cancel</ButtonLink>}
    >
      <GuideFields tShirtSizes={tShirtSizes} users={users} picturePath={person.picturePath} />
    </PanelForm>
  );
}

function GuideFields({ tShirtSizes, users, picturePath = null }: GuideFormProps & { picturePath?: string | null }) {
  const noUsers = users.length === 0 ? "No free guide account. Add a user with the role Guide first." : undefined;
  return (
    <PersonDetailsFields
      prefix="person."
      labels={guideLabels.person}
      pictureLabel="Upload picture"
      picturePath={picturePath}
      tShirtSizes={tShirtSizes}
      isSizeRequired
    >
      <PhoneField name="phoneNumber" label={guideLabels.phoneNumber} required />
      <TextField name="schoolName" label={guideLabels.schoolName} autoComplete="off" />
      <TextField name="classDesignator" label={guideLabels.classDesignator} autoComplete="off" hint="Such as 11a." />
      <SelectField name="userId" label={guideLabels.userId} required options={users} hint={noUsers} />
    </PersonDetailsFields>
  );
}
