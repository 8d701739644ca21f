"use client";

import { useRouter } from "next/navigation";
import { useWatch } from "react-hook-form";
import { FieldGrid } from "@/components/forms/field-grid";
import { FormError } from "@/components/forms/form-error";
import { type Option, SelectField, toOptions } from "@/components/forms/inputs";
import { PanelForm } from "@/components/forms/panel-form";
import { schemaResolver } from "@/components/forms/resolver";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { PasswordField } from "@/components/identity/users/password-field";
import { api } from "@/lib/api/client";
import { UserRole } from "@/lib/generated/prisma/enums";
import { registerInput } from "@/lib/identity/inputs";

const empty = { email: "", password: "", name: "", countryId: "", role: "" };

type UserValues = typeof empty;

const roles = toOptions(Object.values(UserRole));
const resolver = schemaResolver<UserValues>(registerInput);

/** Creates an account (specification, section 2, "Control panel", Users). */
export function UserForm({ countries }: { countries: readonly Option[] }) {
  const router = useRouter();
  const state = useApiForm<UserValues, unknown>({
    defaultValues: empty,
    resolver,
    send(values) {
      const body = { ...values, role: values.role as UserRole, username: values.email };
      return api("POST /api/Identity/Register", { body });
    },
    success: "User has been created successfully!",
    onSaved: () => router.refresh(),
    onError({ status, message }) {
      // The only possible conflict is a used e-mail address.
      if (status !== 409) return;
      state.form.clearErrors("root");
      state.form.setError("email", { type: "server", message }, { shouldFocus: true });
    },
    resetOnSave: true,
  });
  const role = useWatch({ control: state.form.control, name: "role" });
  return (
    <PanelForm state={state} onSubmit={state.submit} title="Add user" action="Add user">
      <FieldGrid>
        <TextField name="email" label="Email" type="email" autoComplete="off" required />
        <PasswordField name="password" />
        <TextField name="name" label="Name" autoComplete="off" required />
        <SelectField
          name="countryId"
          label="Country"
          options={countries}
          empty="None"
          required={role === "TeamRegistrator"}
        />
        <SelectField name="role" label="Role" options={roles} required />
      </FieldGrid>
      <FormError />
    </PanelForm>
  );
}
