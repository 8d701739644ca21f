import type { ResultsState } from "@/lib/generated/prisma/enums";
import { AppError } from "@/lib/platform/errors/problem";

/** Throws 409 for an edition whose results are final, before a write that would change them. */
export function requireNotFinal({ resultsState }: { resultsState: ResultsState }): void {
  if (resultsState === "FINAL") throw new AppError(409, "The results are final. Reopen them to change anything.");
}
