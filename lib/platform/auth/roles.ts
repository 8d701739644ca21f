import type { UserRole } from "@/lib/generated/prisma/enums";

export type Access = "all" | "signedIn" | readonly UserRole[];

export const administrators = ["Administrator"] as const;
export const registrators = ["Administrator", "TeamRegistrator"] as const;
export const guides = ["Administrator", "Guide"] as const;

export function allows(access: Access, role: UserRole | null): boolean {
  if (access === "all") return true;
  if (role === null) return false;
  return access === "signedIn" || access.includes(role);
}
