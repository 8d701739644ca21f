import type { UserRole } from "@/lib/generated/prisma/enums";
import type { ListedUser } from "@/lib/identity/schema";

/** The labels of an account's fields in forms, tables, error messages and the audit log. */
export const userLabels = {
  email: "Email",
  password: "Password",
  name: "Name",
  countryId: "Country",
  role: "Role",
};

/** Values of the form of a new account. */
export const emptyUser = { email: "", password: "", name: "", countryId: "", role: "" as UserRole | "" };

/** A stored account as values of the form that edits it. */
export function userValues({ id, email, name, countryId, role, version }: ListedUser) {
  return { id, email, name, countryId: countryId ?? "", role, version };
}
