import { z } from "zod";
import { UserRole } from "@/lib/generated/prisma/enums";
import { loginLabels, passwordLabels, userLabels } from "@/lib/identity/labels";
import { maxPasswordBytes, minPasswordLength, tooShortPassword } from "@/lib/identity/password-limits";
import { normalizeEmail } from "@/lib/platform/text/email-address";
import {
  anyText,
  besideOtherErrors,
  email,
  givenVersion,
  normalizedText,
  optionalId,
  optionOf,
  required,
  trimmed,
} from "@/lib/platform/validation/fields";
import { normalizeName } from "@/lib/platform/validation/one-line-text";

const existingPassword = (what: string) =>
  anyText(1000, `${what} can have at most 1000 characters.`, `${what} is required.`)
    .min(1, `${what} is required.`)
    .meta({ format: "password" });

export const loginForm = z.object({
  // Any text, so that a malformed address gets the same response as a wrong password.
  email: normalizedText(loginLabels.email, 254, trimmed, `${loginLabels.email} is required.`)
    .min(1, `${loginLabels.email} is required.`)
    .meta({ example: "maria.petrova@example.org" }),
  password: existingPassword(loginLabels.password),
});

export const loginInput = z
  .preprocess(
    (body) =>
      body && typeof body === "object" && "username" in body && !("email" in body)
        ? { ...body, email: body.username }
        : body,
    loginForm,
  )
  .meta({
    id: "LoginInput",
    description: "Credentials. `username` may be sent instead of `email`: they are the same.",
  });

const tooLongPassword = `This password is too long: ${maxPasswordBytes} bytes at most.`;

const passwordMeta = {
  format: "password",
  description: "At least 8 characters, at most 72 bytes, and not easy to guess.",
};

const fitsBcrypt = (password: string) => new TextEncoder().encode(password).length <= maxPasswordBytes;

export const newPassword = (what: string) =>
  anyText(maxPasswordBytes, tooLongPassword, `${what} is required.`)
    .min(1, `${what} is required.`)
    .refine(fitsBcrypt, tooLongPassword)
    .min(minPasswordLength, tooShortPassword)
    .meta(passwordMeta);

export const userEmail = email(userLabels.email);
export const userName = required(userLabels.name).overwrite(normalizeName);

const userFields = {
  email: userEmail,
  name: userName,
  role: optionOf(Object.values(UserRole), `${userLabels.role} is required.`),
  countryId: optionalId,
};

const hasNeededCountry = ({ role, countryId }: { role: UserRole; countryId: string | null }) =>
  role !== "TeamRegistrator" || countryId !== null;
const countryNeeded = { path: ["countryId"], error: "A team registrator needs a country.", ...besideOtherErrors };

const passwordFields = {
  // `preparePassword` checks that it is long enough, so that a used e-mail address is reported as well.
  password: anyText(maxPasswordBytes, tooLongPassword)
    .refine(fitsBcrypt, tooLongPassword)
    .optional()
    .meta({ ...passwordMeta, description: `${passwordMeta.description} Required without \`invite\`.` }),
  invite: z.boolean().optional().meta({ description: "Sends the user a link to choose a password instead." }),
};

const hasPasswordOrInvitation = ({
  password,
  invite,
}: {
  password?: string | undefined;
  invite?: boolean | undefined;
}) => invite || password;
const passwordNeeded = { path: ["password"], error: `${userLabels.password} is required.`, ...besideOtherErrors };

/** The user of a person whose name and role are known. */
export const newUser = z
  .object({ email: userEmail, ...passwordFields })
  .refine(hasPasswordOrInvitation, passwordNeeded)
  .meta({ id: "NewUser", description: "A new user, who has the person's name." });

export const registerInput = z
  .object({
    ...userFields,
    username: normalizedText("User name", 254, normalizeEmail).nullish(),
    ...passwordFields,
  })
  .refine(hasNeededCountry, countryNeeded)
  .refine(hasPasswordOrInvitation, passwordNeeded)
  .refine(({ username, email }) => !username || username.toLowerCase() === email.toLowerCase(), {
    path: ["username"],
    error: "The user name is the e-mail address.",
  })
  .meta({
    id: "RegisterInput",
    description: "A new user. A TeamRegistrator needs a `countryId`; a `username` must equal the e-mail.",
  });

/**
 * Leaves the length of the password to the API if there is no other error, because the API reports a used e-mail address
 * together with it.
 */
export function registerForm(values: { invite: boolean }) {
  // A password that was typed before is not sent.
  if (values.invite) return registerInput.safeExtend({ password: z.string().optional() });
  return registerInput.safeParse(values).success
    ? registerInput
    : registerInput.safeExtend({ password: newPassword(userLabels.password) });
}

export const userEdit = z
  .object({ ...userFields, version: givenVersion })
  .refine(hasNeededCountry, countryNeeded)
  .meta({ id: "UserEdit", description: "A user’s new details. A TeamRegistrator needs a `countryId`." });

export const passwordReset = z
  .object({ password: newPassword(userLabels.password) })
  .meta({ id: "PasswordReset", description: "The new password to hand out." });

export const userDisabling = z
  .object({
    disabled: z.boolean().meta({ description: "Whether the user is disabled and cannot log in." }),
  })
  .meta({ id: "UserDisabling", description: "Disables or enables a user." });

const passwordsDiffer = {
  path: ["repeatedPassword"],
  error: "The passwords do not match.",
  ...besideOtherErrors,
};

const token = anyText(100, "This link is not valid.").meta({ description: "The last part of the link's address." });

export const passwordLink = z
  .object({ token })
  .meta({ id: "PasswordLink", description: "A link to choose a password." });

export const passwordChoice = z
  .object({
    token,
    password: newPassword(userLabels.password),
  })
  .meta({ id: "PasswordChoice", description: "The password that a user chooses with a link." });

export const forgottenPassword = z
  .object({ email: email(loginLabels.email) })
  .meta({ id: "ForgottenPassword", description: "The address that a link to choose a password is sent to." });

export const passwordChoiceForm = z
  .object({ password: newPassword(passwordLabels.newPassword), repeatedPassword: z.string() })
  .refine(({ password, repeatedPassword }) => password === repeatedPassword, passwordsDiffer);

const passwordChangeFields = z.object({
  currentPassword: existingPassword(passwordLabels.currentPassword),
  newPassword: newPassword(passwordLabels.newPassword).meta({
    description: "At least 8 characters, at most 72 bytes, not easy to guess, and different from the current one.",
  }),
});

export const passwordChange = passwordChangeFields.meta({
  id: "PasswordChange",
  description: "The current password and the new one.",
});

export const passwordChangeForm = passwordChangeFields
  .extend({ repeatedPassword: z.string() })
  .refine(({ newPassword, repeatedPassword }) => newPassword === repeatedPassword, passwordsDiffer);

export type NewUser = z.output<typeof newUser>;
export type RegisterInput = z.output<typeof registerInput>;
export type UserEdit = z.output<typeof userEdit>;
export type PasswordChoice = z.output<typeof passwordChoice>;
export type PasswordChange = z.output<typeof passwordChange>;
