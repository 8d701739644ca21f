"use client";

import { ConfirmAction } from "@/components/forms/confirm-action";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { api } from "@/lib/site/api/client";

interface EditionKey {
  id: string;
  year: number;
}

interface EarlierEditionsProps {
  currentYear: number;
  /** The previous edition, if it can become the current one again. */
  previous: EditionKey | null;
  /** Past editions without anything that was registered. */
  unused: readonly EditionKey[];
}

/** Buttons that go back to the previous edition or delete an unused one; renders nothing if neither is possible. */
export function EarlierEditions({ currentYear, previous, unused }: EarlierEditionsProps) {
  if (!previous && unused.length === 0) return null;
  return (
    <Section title="Earlier editions" className="mt-10">
      <ul className="mt-2 border-rule border-t *:flex *:flex-wrap *:items-baseline *:gap-x-5 *:gap-y-1 *:border-rule *:border-b *:py-2.5 **:[p]:mr-auto">
        {previous && (
          <li>
            <p>
              Nobody has registered in {currentYear}: {previous.year} can be the current edition again.
            </p>
            <ConfirmAction
              trigger={<Button size="sm">Go back to {previous.year}</Button>}
              title={`Go back to ${previous.year}?`}
              description={`The site then shows the ${previous.year} edition, which can be changed again. The ${currentYear} edition is the next one, which only administrators see.`}
              action={`Go back to ${previous.year}`}
              variant="primary"
              send={() => api("POST /api/Contest/{id}/current", { params: { id: previous.id } })}
              success={`The ${previous.year} edition is the current one again.`}
            />
          </li>
        )}
        {unused.map(({ id, year }) => (
          <li key={id}>
            <p>Nobody registered in {year}.</p>
            <ConfirmAction
              trigger={<Button size="sm">Delete {year}</Button>}
              title={`Delete the ${year} edition?`}
              description={`Deletes its texts, lists, companies, committees and their members. The address /${year} is then gone.`}
              action="Delete edition"
              send={() => api("DELETE /api/Contest/{id}", { params: { id } })}
              success={`The ${year} edition has been deleted.`}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
