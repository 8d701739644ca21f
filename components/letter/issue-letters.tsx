"use client";

import { useApiAction } from "@/components/forms/use-api-action";
import { Button } from "@/components/ui/button";
import { plural } from "@/lib/platform/text/plural";
import { api } from "@/lib/site/api/client";

type IssueLettersProps = ({ personIds: string[] } | { teamIds: string[] }) & {
  /** Whether the letters are issued already, and were printed again after a change. */
  isAgain?: boolean;
  isPrimary?: boolean;
};

/** Issues the letters of these people or teams. */
export function IssueLetters({ isAgain = false, isPrimary = false, ...body }: IssueLettersProps) {
  const { pending, run } = useApiAction();
  const letters = plural(Object.values(body).flat().length, "letter", "letters");
  const success = `${letters} ${isAgain ? "marked as printed" : "issued"}.`;
  return (
    <Button
      variant={isPrimary ? "primary" : "secondary"}
      pending={pending}
      onClick={() => void run({ send: () => api("POST /api/Letter", { body }), success })}
    >
      {isAgain ? `Mark ${letters} as printed` : `Issue ${letters}`}
    </Button>
  );
}
