import { z } from "zod";

/** Stands for "none chosen" in requests; never stored and never returned. */
export const emptyId = "00000000-0000-0000-0000-000000000000";

/** Whether a request's optional id names something: not absent, not blank, not the empty id. */
export function isChosen(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "" && value !== emptyId;
}

/** A UUID of something that must exist. */
export const id = z
  .guid("This is not a valid id.")
  .refine((value) => value !== emptyId, "This is not a valid id.")
  .transform((value) => value.toLowerCase());

/** A UUID where none may be chosen: the empty id, an empty string, null and absence all come out as null. */
export const optionalId = z.preprocess((value) => (isChosen(value) ? value : null), id.nullable());
