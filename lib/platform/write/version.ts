import { AppError } from "@/lib/platform/errors/problem";

/** Throws 409 if the stored version differs from the one the edit is based on (api.md, "Versions"). */
export function requireVersion(stored: number, given: number | null | undefined): void {
  if (given === null || given === undefined || given === stored) return;
  throw new AppError(
    409,
    "Somebody else has changed this in the meantime. Check the stored values before you save again.",
  );
}
