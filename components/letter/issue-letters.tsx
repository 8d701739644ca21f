"use client";

import { useApiAction } from "@/components/forms/use-api-action";
import { Button } from "@/components/ui/button";
import { plural } from "@/lib/platform/text/plural";
import { api } from "@/lib/site/api/client";

/** Issues the letters of these people or teams. */
export function IssueLetters(body: { personIds: string[] } | { teamIds: string[] }) {
  const { pending, run } = useApiAction();
  const count = Object.values(body).flat().length;
  const letters = plural(count, "letter", "letters");
  return (
    <Button
      pending={pending}
      onClick={() => void run({ send: () => api("POST /api/Letter", { body }), success: `${letters} issued.` })}
    >
      Issue {letters}
    </Button>
  );
}
