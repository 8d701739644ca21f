import { z } from "zod";
import { id } from "@/lib/ids";

/** `{countryId}` in a path. */
export const countryParams = z.object({ countryId: id });
