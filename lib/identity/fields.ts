import type { UserRole } from "@/lib/generated/prisma/enums";

/** The labels of an account's fields in forms, tables, error messages and the audit log. */
export const userLabels = {
  email: "Email",
  password: "Password",
  name: "Name",
  countryId: "Country",
  role: "Role",
};

interface UserValues extends Record<Exclude<keyof typeof userLabels, "role">, string> {
  role: UserRole | "";
}

/** Values of the form of a new account. */
export const emptyUser: UserValues = { email: "", password: "", name: "", countryId: "", role: "" };
