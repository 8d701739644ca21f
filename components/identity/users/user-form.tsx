"use client";

import { useRouter } from "next/navigation";
import { useWatch } from "react-hook-form";
import { FieldGrid } from "@/components/forms/field-grid";
import { FormError } from "@/components/forms/form-error";
import { type Option, SelectField, toOptions } from "@/components/forms/inputs";
import { PanelForm } from "@/components/forms/panel-form";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { PasswordField } from "@/components/identity/users/password-field";
import { UserRole } from "@/lib/generated/prisma/enums";
import { emptyUser, userLabels } from "@/lib/identity/fields";
import { registerInput } from "@/lib/identity/inputs";

const secrets = ["password"] as const;
const roles = toOptions(Object.values(UserRole));

/** Creates an account (specification, section 2, "Control panel", Users). */
export function UserForm({ countries }: { countries: readonly Option[] }) {
  const router = useRouter();
  const state = useApiForm("POST /api/Identity/Register", {
    schema: registerInput,
    defaultValues: emptyUser,
    secrets,
    request: ({ role, ...values }) => ({ body: { ...values, role: role as UserRole, username: values.email } }),
    success: "User has been created successfully!",
    onSaved: () => router.refresh(),
  });
  const role = useWatch({ control: state.form.control, name: "role" });
  return (
    <PanelForm state={state} title="Add user" action="Add user">
      <FieldGrid>
        <TextField name="email" label={userLabels.email} type="email" autoComplete="off" required />
        <PasswordField name="password" />
        <TextField name="name" label={userLabels.name} autoComplete="off" required />
        <SelectField
          name="countryId"
          label={userLabels.countryId}
          options={countries}
          empty="None"
          required={role === "TeamRegistrator"}
        />
        <SelectField name="role" label={userLabels.role} options={roles} required />
      </FieldGrid>
      <FormError />
    </PanelForm>
  );
}
