"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { FieldGrid } from "@/components/forms/field-grid";
import { FormError } from "@/components/forms/form-error";
import { type Option, SelectField } from "@/components/forms/inputs";
import { PanelForm } from "@/components/forms/panel-form";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { useRefreshed } from "@/components/forms/use-refreshed";
import { PasswordField } from "@/components/identity/users/password-field";
import { ButtonLink } from "@/components/ui/button";
import { UserRole } from "@/lib/generated/prisma/enums";
import { registerInput, userEdit } from "@/lib/identity/inputs";
import { emptyUser, userLabels, userValues } from "@/lib/identity/labels";
import type { ListedUser } from "@/lib/identity/schema";
import { roleLabels } from "@/lib/platform/auth/roles";

const path = "/controlPanel/users";
const secrets = ["password"] as const;
const allRoles = Object.values(UserRole);

interface UserFieldsProps {
  countries: readonly Option[];
  roles: readonly UserRole[];
  /** The field of a new account's password. */
  password?: ReactNode;
}

function UserFields({ countries, roles, password }: UserFieldsProps) {
  const role = useWatch({ name: "role" });
  return (
    <>
      <FieldGrid>
        <TextField name="email" label={userLabels.email} type="email" autoComplete="off" required />
        {password}
        <TextField name="name" label={userLabels.name} autoComplete="off" required />
        <SelectField
          name="countryId"
          label={userLabels.countryId}
          options={countries}
          empty="None"
          required={role === "TeamRegistrator"}
        />
        <SelectField
          name="role"
          label={userLabels.role}
          options={roles.map((one) => ({ value: one, label: roleLabels[one] }))}
          required
        />
      </FieldGrid>
      <FormError />
    </>
  );
}

/** Creates an account (specification, section 2, "Control panel", Users). */
export function AddUserForm({ countries }: { countries: readonly Option[] }) {
  const router = useRouter();
  const state = useApiForm("POST /api/Identity/Register", {
    schema: registerInput,
    defaultValues: emptyUser,
    secrets,
    request: ({ role, ...values }) => ({ body: { ...values, role: role as UserRole, username: values.email } }),
    success: "User has been created successfully!",
    onSaved: () => router.refresh(),
  });
  return (
    <PanelForm state={state} title="Add user" action="Add user">
      <UserFields countries={countries} roles={allRoles} password={<PasswordField name="password" />} />
    </PanelForm>
  );
}

interface EditUserFormProps {
  user: ListedUser;
  /** Administrators cannot change their own role. */
  isOwn: boolean;
  countries: readonly Option[];
}

/** Changes an account's details. */
export function EditUserForm({ user, isOwn, countries }: EditUserFormProps) {
  const router = useRouter();
  const state = useApiForm("PUT /api/Identity/{id}", {
    schema: userEdit,
    record: user,
    toValues: userValues,
    labels: userLabels,
    displayValues: (values) => ({
      ...values,
      countryId: countries.find(({ value }) => value === values.countryId)?.label,
    }),
    request: ({ id, ...body }) => ({ params: { id }, body }),
    reload: useRefreshed(user),
    success: ({ name }) => `${name} has been edited.`,
    onSaved() {
      router.push(path);
      router.refresh();
    },
  });
  return (
    <PanelForm
      state={state}
      title={`Edit ${user.name}`}
      action="Save"
      firstField="email"
      moreActions={<ButtonLink href={path}>Cancel</ButtonLink>}
    >
      <p className="text-ink-soft">A new role or country logs the user out.</p>
      <UserFields countries={countries} roles={isOwn ? [user.role] : allRoles} />
    </PanelForm>
  );
}
