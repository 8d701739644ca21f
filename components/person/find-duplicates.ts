import type { WarningQuestion } from "@/components/forms/use-warnings";
import { api, type RequestBody } from "@/lib/site/api/client";
import type { DuplicatePerson } from "@/lib/team/schema";

type Instead = NonNullable<WarningQuestion["instead"]>[number];

/** Offers to open a person who is registered already, instead of saving another one. */
export const openInstead = ({ personId, fullName, description }: DuplicatePerson, open: () => void): Instead => ({
  key: personId,
  label: `Open ${fullName}${description && `, ${description}`}`,
  run: open,
});

/**
 * Finds people whose names are registered already, and returns what to ask about them. `insteadOf` returns what the form
 * can do with a stored person instead of saving. Throws ApiError.
 */
export async function findDuplicates(
  body: RequestBody<"POST /api/Team/duplicates">,
  insteadOf?: (person: DuplicatePerson) => Instead | undefined,
): Promise<readonly string[] | WarningQuestion> {
  const { warnings, people } = await api("POST /api/Team/duplicates", { body });
  if (people.length === 0) return warnings;
  return {
    title: "Is this the same person?",
    action: "No, save",
    sentences: warnings,
    instead: people.flatMap((person) => insteadOf?.(person) ?? []),
  };
}
