"use client";

import { useApiAction } from "@/components/forms/use-api-action";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { plural } from "@/lib/platform/text/plural";
import { proposeMentions } from "@/lib/result/mentions";
import type { ContestantResult } from "@/lib/result/views";
import { api } from "@/lib/site/api/client";

interface MentionsPanelProps {
  group: ContestantGroup;
  contestants: readonly ContestantResult[];
  /** Whether unofficial contestants get medals and mentions. */
  unofficialAwarded: boolean;
  version: number;
}

/** Who gets an honourable mention by the IOI's rule, with a button that gives them. */
export function MentionsPanel({ group, contestants, unofficialAwarded, version }: MentionsPanelProps) {
  const { pending, run } = useApiAction();
  const proposed = proposeMentions(contestants, unofficialAwarded).filter(
    ({ honourableMention }) => !honourableMention,
  );
  const givenCount = contestants.filter(({ honourableMention }) => honourableMention).length;

  function give() {
    return run({
      send: () => api("POST /api/Result/mentions/{group}", { params: { group }, body: { version } }),
      success: "Honourable mentions saved.",
    });
  }

  return (
    <Section title="Honourable mentions" className="mt-10">
      <p className="mt-1 mb-3 max-w-measure text-ink-soft">
        {givenCount > 0 && `${plural(givenCount, "contestant has", "contestants have")} one. `}
        By the IOI’s rule, contestants without a medal get one if fewer than half of all contestants have more points on
        day 1 or on day 2.
        {proposed.length === 0 && " Nobody else would get one with the saved boundaries."}
      </p>
      {proposed.length > 0 && (
        <>
          <ul className="mb-4 columns-xs">
            {proposed.map(({ id, fullName, code, dayTotals: [day1, day2] }) => (
              <li key={id} className="break-inside-avoid py-0.5">
                <bdi>{fullName}</bdi> ({code}): {day1 ?? "–"} and {day2 ?? "–"} points
              </li>
            ))}
          </ul>
          <Button pending={pending} onClick={give}>
            Give {plural(proposed.length, "honourable mention", "honourable mentions")}
          </Button>
        </>
      )}
    </Section>
  );
}
