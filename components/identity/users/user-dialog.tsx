"use client";

import { useWatch } from "react-hook-form";
import { activityHref } from "@/components/audit/activity-href";
import { ApiForm } from "@/components/forms/api-form";
import { FieldGrid } from "@/components/forms/field-grid";
import { CheckboxField, type Option, SelectField } from "@/components/forms/inputs";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { PasswordField } from "@/components/identity/users/password-field";
import { UserActions } from "@/components/identity/users/user-actions";
import { useSendsMail } from "@/components/mail/sends-mail";
import { ButtonLink } from "@/components/ui/button";
import { PageDialog } from "@/components/ui/page-dialog";
import { useDialogParam } from "@/components/ui/use-dialog-param";
import { UserRole } from "@/lib/generated/prisma/enums";
import { registerForm, userEdit } from "@/lib/identity/inputs";
import { emptyUser, inviteHint, roleLabels, type UserValues, userLabels, userValues } from "@/lib/identity/labels";
import type { ListedUser, User } from "@/lib/identity/schema";
import { copyIt } from "@/lib/mail/labels";
import { api } from "@/lib/site/api/client";

interface UserDialogProps {
  /** Null for a new account. */
  user: ListedUser | null;
  /** Whether it is the administrator's own account, whose role cannot be changed. */
  isOwn: boolean;
  countries: readonly Option[];
}

/** The dialog that creates or edits an account (specification, section 2, "Control panel", Users). */
export function UserDialog({ user, isOwn, countries }: UserDialogProps) {
  const { close } = useDialogParam("user");
  const sendsMail = useSendsMail();
  const state = useApiForm<UserValues, ListedUser | User | null>({
    name: "user",
    record: user,
    values: (stored) => (stored && "version" in stored ? userValues(stored) : emptyUser),
    schema: user ? userEdit : registerForm,
    send({ password, invite, version, ...values }, options) {
      const body = { ...values, role: values.role as UserRole };
      return user
        ? api("PUT /api/Identity/{id}", { params: { id: user.id }, body: { ...body, version } })
        : api("POST /api/Identity/Register", {
            body: { ...body, username: values.email, ...(invite ? { invite } : { password }) },
            ...options,
          });
    },
    success({ name }, { invite }) {
      if (user) return `${name} has been edited.`;
      return invite && !sendsMail
        ? `User has been created successfully! The invitation is written. ${copyIt}`
        : "User has been created successfully!";
    },
    after: close,
  });
  const [role, invite] = useWatch({ control: state.form.control, name: ["role", "invite"] });
  const roles = (user && isOwn ? [user.role] : Object.values(UserRole)).map((value) => ({
    value,
    label: roleLabels[value],
  }));
  return (
    <PageDialog
      title={user ? `Edit ${user.name}` : "Add user"}
      description={user ? "A new role or country logs the user out and ends their invitation." : undefined}
      onClose={close}
    >
      <ApiForm
        state={state}
        labels={userLabels}
        choices={{ countryId: countries, role: roles }}
        action={user ? "Save" : "Add user"}
        moreActions={
          user && (
            <>
              <ButtonLink href={activityHref({ person: user.id })}>Activity</ButtonLink>
              {!isOwn && <UserActions user={user} />}
            </>
          )
        }
      >
        <FieldGrid>
          <TextField name="email" label={userLabels.email} type="email" required />
          <TextField name="name" label={userLabels.name} required />
          <SelectField name="role" label={userLabels.role} options={roles} required />
          <SelectField
            name="countryId"
            label={userLabels.countryId}
            options={countries}
            empty="None"
            required={role === "TeamRegistrator"}
          />
          {!user && (
            <div className="grid content-start gap-4">
              <CheckboxField name="invite" label={userLabels.invite} hint={inviteHint} deps="password" />
              {!invite && <PasswordField />}
            </div>
          )}
        </FieldGrid>
      </ApiForm>
    </PageDialog>
  );
}
