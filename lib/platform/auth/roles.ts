import type { UserRole } from "@/lib/generated/prisma/enums";

export type Role = UserRole;

export const roleLabels = {
  Administrator: "Administrator",
  TeamRegistrator: "Team registrator",
  Guide: "Guide",
} as const satisfies Record<Role, string>;

export type Access = "all" | "signedIn" | readonly Role[];

export const administrators = ["Administrator"] as const;
export const registrators = ["Administrator", "TeamRegistrator"] as const;
export const guides = ["Administrator", "Guide"] as const;
export const registratorsOnly = ["TeamRegistrator"] as const;
export const guidesOnly = ["Guide"] as const;

export function allows(access: Access, role: Role | null): boolean {
  if (access === "all") return true;
  if (role === null) return false;
  return access === "signedIn" || access.includes(role);
}
