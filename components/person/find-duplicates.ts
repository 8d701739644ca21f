import type { WarningQuestion } from "@/components/forms/use-warnings";
import { api, type RequestBody } from "@/lib/site/api/client";
import type { DuplicatePerson } from "@/lib/team/schema";

type Instead = NonNullable<WarningQuestion["instead"]>[number];

/** What a form of people can do with one who is registered already. */
export const openInstead = ({ personId, fullName, description }: DuplicatePerson, open: () => void): Instead => ({
  key: personId,
  label: `Open ${fullName}${description && `, ${description}`}`,
  run: open,
});

/**
 * What to ask about names that are registered already. `insteadOf` says what the form can do with a stored person.
 * Throws ApiError.
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
