"use client";

import { useRouter } from "next/navigation";
import { ConfirmAction } from "@/components/forms/confirm-action";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Panel } from "@/components/ui/panel";
import { api } from "@/lib/site/api/client";
import type { OverviewItem } from "@/lib/site/pages/overview";

interface NextEditionPanelProps {
  id: string;
  year: number;
  currentYear: number;
  unfinished: readonly OverviewItem[];
  /** Sentences about what would end too early; null once the last day of the current edition has come. */
  ending: readonly string[] | null;
}

export function NextEditionPanel({ id, year, currentYear, unfinished, ending }: NextEditionPanelProps) {
  const router = useRouter();
  const params = { id };
  const counts = unfinished.map(({ count, text }) => `${count} ${text}`);
  const unfinishedText = counts.length > 0 ? ` Unfinished in ${currentYear}: ${counts.join(", ")}.` : "";

  const showCurrent = () => router.replace("/controlPanel/edition");

  return (
    <Panel>
      <p className="mb-5 max-w-measure text-ink-soft">
        Check the dates, the texts, the links and <Link href={`/controlPanel/people?year=${year}`}>the people</Link>{" "}
        first: they are copies.
      </p>
      {unfinished.length > 0 && (
        <section className="mb-5" aria-labelledby="unfinished">
          <h2 id="unfinished" className="text-lg/8">
            Unfinished in {currentYear}
          </h2>
          <ul>
            {unfinished.map(({ count, text, href, note }) => (
              <li key={href} className="py-0.5">
                <Link href={href}>
                  {count} {text}
                </Link>
                . <span className="text-ink-soft">{note}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Actions>
        <ConfirmAction
          trigger={<Button variant="primary">Make it the current edition</Button>}
          title={`Make ${year} the current edition?`}
          description={`The site then shows the ${year} edition, without teams. Of the ${currentYear} edition, only the state of the results can be changed after that. You can go back as long as nobody has registered in ${year}.${unfinishedText}`}
          action={`Start the ${year} edition`}
          close="Not yet"
          variant="primary"
          yearToType={ending ? String(currentYear) : undefined}
          send={() =>
            api("POST /api/Contest/{id}/current", { params, query: ending ? { ends: String(currentYear) } : {} })
          }
          success={`The ${year} edition is the current one now!`}
          after={showCurrent}
        >
          {ending && (
            <>
              <p className="mt-4 font-semibold">The {currentYear} edition has not taken place yet. This ends now:</p>
              <ul className="list-disc ps-5">
                {ending.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </>
          )}
        </ConfirmAction>
        <ConfirmAction
          trigger={<Button>Delete this edition</Button>}
          title={`Delete the ${year} edition?`}
          description="Deletes everything that was prepared for this edition. The current edition stays as it is."
          action="Delete edition"
          send={() => api("DELETE /api/Contest/{id}", { params })}
          success={`The ${year} edition has been deleted.`}
          after={showCurrent}
        />
      </Actions>
    </Panel>
  );
}
