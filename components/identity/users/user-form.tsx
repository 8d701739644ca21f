"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { type Option, plainOptions, SelectField, TextField } from "@/components/forms/inputs";
import { showServerErrors } from "@/components/forms/server-errors";
import { PasswordField } from "@/components/identity/users/password-field";
import { Button } from "@/components/ui/button";
import { ApiError, api } from "@/lib/api/client";
import { UserRole } from "@/lib/generated/prisma/enums";
import { registerInput } from "@/lib/identity/inputs";
import { notify } from "@/lib/notifications";

interface UserValues {
  email: string;
  password: string;
  name: string;
  countryId: string;
  role: string;
}

const empty: UserValues = { email: "", password: "", name: "", countryId: "", role: "" };
const roles = plainOptions(Object.values(UserRole));

/** The schema reads what the form holds; the form keeps holding it as it was typed. */
const resolver = zodResolver(registerInput as z.ZodType<z.output<typeof registerInput>, UserValues>, undefined, {
  raw: true,
});

/** Makes an account (specification, section 2, "Control panel", Users). */
export function UserForm({ countries }: { countries: readonly Option[] }) {
  const router = useRouter();
  const form = useForm<UserValues>({ defaultValues: empty, resolver });
  const role = useWatch({ control: form.control, name: "role" });

  async function add(values: UserValues) {
    try {
      const body = { ...values, role: values.role as UserRole, username: values.email };
      await api("POST /api/Identity/Register", { body });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The one thing that an account can be in conflict with is its e-mail address.
      if (error.status === 409) {
        form.setError("email", { type: "server", message: error.message }, { shouldFocus: true });
      } else {
        showServerErrors(form, error);
      }
      return;
    }
    notify("success", "User has been created successfully!");
    form.reset();
    router.refresh();
  }

  return (
    <FormProvider {...form}>
      <HydrationGate>
        <form onSubmit={form.handleSubmit(add)} noValidate className="panel panel-form" aria-labelledby="add-user">
          <h2 id="add-user">Add user</h2>
          <div className="form-grid">
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
          </div>
          {form.formState.errors.root?.server && (
            <p className="field-error" role="alert">
              {form.formState.errors.root.server.message}
            </p>
          )}
          <Button type="submit" variant="primary" pending={form.formState.isSubmitting}>
            Add user
          </Button>
        </form>
      </HydrationGate>
    </FormProvider>
  );
}
