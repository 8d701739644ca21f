import type { UserRole } from "@/lib/generated/prisma/enums";
import type { ListedUser } from "@/lib/identity/schema";

export const userLabels = {
  email: "Email",
  password: "Password",
  name: "Name",
  invite: "Send an invitation",
  countryId: "Country",
  role: "Role",
};

/** The heading of the address in the list of users (specification, section 2). */
export const listedEmail = "Email/Username";

export const inviteHint = "The user gets a link to choose a password.";

export const roleLabels = {
  Administrator: "Administrator",
  TeamRegistrator: "Team registrator",
  Guide: "Guide",
} as const satisfies Record<UserRole, string>;

export const loginLabels = { email: "E-mail", password: "Password" };

export const usedEmail = "This e-mail address is already in use.";

export const passwordLabels = {
  currentPassword: "Current password",
  newPassword: "New password",
  repeatedPassword: "New password again",
};

export const emptyUser = {
  id: "",
  email: "",
  name: "",
  role: "" as UserRole | "",
  countryId: "",
  password: "",
  invite: false,
  version: 0,
};

export type UserValues = typeof emptyUser;

export function userValues({ id, email, name, countryId, role, version }: ListedUser): UserValues {
  return { id, email, name, role, countryId: countryId ?? "", password: "", invite: false, version };
}
