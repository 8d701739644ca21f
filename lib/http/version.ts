import { z } from "zod";
import { AppError } from "@/lib/http/problem";

/** The `version` that an edit was made from; without one the edit is accepted whatever is stored. */
export const givenVersion = z.int("version must be a whole number.").nullish();

/** Throws 409 if somebody else has changed the entity since the edit began (api.md, "Versions"). */
export function requireVersion(stored: number, given: number | null | undefined): void {
  if (given === null || given === undefined || given === stored) return;
  throw new AppError(
    409,
    "Somebody else has changed this in the meantime. Look at what is stored now before you save again.",
  );
}
