"use client";

import { useRouter } from "next/navigation";
import { z } from "zod";
import { FieldGrid, WithPicture } from "@/components/forms/field-grid";
import { type Option, SelectField, toOptions } from "@/components/forms/inputs";
import { PanelForm } from "@/components/forms/panel-form";
import { PictureField } from "@/components/forms/picture-field";
import { schemaResolver } from "@/components/forms/resolver";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { api } from "@/lib/api/client";
import { required } from "@/lib/fields";
import { guideInput } from "@/lib/guide/inputs";

const emptyGuide = {
  person: { fullName: "", tShirtSize: "", picture: "" },
  phoneNumber: "",
  schoolName: "",
  classDesignator: "",
  userId: "",
};

type GuideValues = typeof emptyGuide;

const resolver = schemaResolver<GuideValues>(z.object({ userId: required("User") }).and(guideInput));

interface GuideFormProps {
  tShirtSizes: readonly string[];
  /** Accounts with the role Guide that have no guide record. */
  users: readonly Option[];
}

/** Creates the guide record of an account with the role Guide (specification, section 2, "Control panel"). */
export function GuideForm({ tShirtSizes, users }: GuideFormProps) {
  const router = useRouter();
  const state = useApiForm<GuideValues, unknown>({
    defaultValues: emptyGuide,
    resolver,
    send: (values) => api("POST /api/Guide", { body: values }),
    success: "Guide has been created successfully!",
    onSaved: () => router.refresh(),
    // After a conflict the account has a guide record: the refresh removes it from the options.
    onError: ({ status }) => status === 409 && router.refresh(),
    resetOnSave: true,
  });
  const noUsers = users.length === 0 ? "No free guide account. Add a user with the role Guide first." : undefined;
  return (
    <PanelForm state={state} onSubmit={state.submit} title="Add guide" action="Add guide">
      <WithPicture>
        <PictureField name="person.picture" label="Upload picture" />
        <FieldGrid>
          <TextField name="person.fullName" label="Full Name" required autoComplete="off" />
          <SelectField name="person.tShirtSize" label="T-shirt size" required options={toOptions(tShirtSizes)} />
          <TextField name="phoneNumber" label="Phone number" required type="tel" autoComplete="off" />
          <TextField name="schoolName" label="School Name" autoComplete="off" />
          <TextField name="classDesignator" label="Class Designator" autoComplete="off" hint="Such as 11a." />
          <SelectField name="userId" label="User" required options={users} hint={noUsers} />
        </FieldGrid>
      </WithPicture>
    </PanelForm>
  );
}
