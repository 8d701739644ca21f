import { z } from "zod";
import { email, required } from "@/lib/fields";
import { UserRole } from "@/lib/generated/prisma/enums";
import { maxPasswordBytes } from "@/lib/identity/password-limits";
import { optionalId } from "@/lib/ids";

/** What the login page asks for (specification, section 2, "Login"). */
export const loginForm = z.object({
  email: required("E-mail", 254),
  password: z.string("Password is required.").min(1, "Password is required."),
});

/** Body of POST /api/Identity/Login: the user name is the e-mail, so either name will do. */
export const loginInput = z.preprocess(
  (body) =>
    body && typeof body === "object" && "username" in body && !("email" in body)
      ? { ...body, email: body.username }
      : body,
  loginForm,
);

/** What a successful login answers. */
export const loginResponse = z.object({
  token: z.string(),
  id: z.guid(),
  name: z.string(),
  username: z.string(),
  countryId: z.guid().nullable(),
});

/** A password to be set. */
export const newPassword = z
  .string("Password is required.")
  .min(1, "Password is required.")
  .min(8, "A password needs at least 8 characters.")
  .refine(
    (password) => new TextEncoder().encode(password).length <= maxPasswordBytes,
    "This password is too long: 72 bytes at most.",
  );

/** Body of POST /api/Identity/Register; the user name is the e-mail. */
export const registerInput = z
  .object({
    email,
    name: required("Name"),
    username: z.string().nullish(),
    password: newPassword,
    role: z.enum(UserRole, "Role is required: Administrator, TeamRegistrator or Guide."),
    countryId: optionalId,
  })
  .refine(({ role, countryId }) => role !== "TeamRegistrator" || countryId !== null, {
    path: ["countryId"],
    error: "A team registrator needs a country.",
    when: () => true,
  })
  .refine(({ username, email }) => !username || username.trim().toLowerCase() === email.toLowerCase(), {
    path: ["username"],
    error: "The user name is the e-mail address.",
  });

/** An account as the API gives it. */
export const user = z.object({
  id: z.guid(),
  email: z.string(),
  username: z.string(),
  name: z.string(),
  role: z.enum(UserRole),
  countryId: z.guid().nullable(),
});

/** An account in the administrators' list, with the password to hand out while its owner has not chosen another. */
export const listedUser = user.extend({ givenPassword: z.string().nullable(), disabled: z.boolean() });

/** Body of POST /api/Identity/{id}/password. */
export const passwordReset = z.object({ password: newPassword });

/** Body of PUT /api/Identity/{id}/disabled. */
export const accountDisabling = z.object({ disabled: z.boolean("disabled must be true or false.") });

/** Body of PUT /api/Identity/password. */
export const passwordChange = z.object({
  currentPassword: z.string("Current password is required.").min(1, "Current password is required."),
  newPassword,
});

/** What PUT /api/Identity/password answers. */
export const passwordChangeResponse = z.object({ token: z.string() });

/** What the account page asks for: the new password twice, because it cannot be seen. */
export const passwordChangeForm = passwordChange
  .extend({ repeated: z.string() })
  .refine(({ newPassword, repeated }) => newPassword === repeated, {
    path: ["repeated"],
    error: "This is not the same as the new password.",
    when: () => true,
  });

/** `{role}` in a path: the name of the role in any case. */
export const roleParams = z.object({
  role: z
    .string()
    .transform((given, context) => {
      const role = Object.values(UserRole).find((known) => known.toLowerCase() === given.toLowerCase());
      if (!role) context.addIssue({ code: "custom", message: "There is no such role." });
      return role ?? z.NEVER;
    })
    .meta({ description: "Administrator, TeamRegistrator or Guide, in any case." }),
});

export type RegisterInput = z.output<typeof registerInput>;
export type User = z.output<typeof user>;
export type PasswordChange = z.output<typeof passwordChange>;
export type ListedUser = z.output<typeof listedUser>;
