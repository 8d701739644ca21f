import { exceptionColumns } from "@/components/deadline-exception/exception-columns";
import { ExceptionDialog } from "@/components/deadline-exception/exception-dialog";
import { Actions } from "@/components/ui/actions";
import { ButtonLink } from "@/components/ui/button";
import { DataTable } from "@/components/ui/data-table";
import { dialogAddress } from "@/components/ui/dialog-address";
import { TableExport } from "@/components/ui/table-export";
import type { SearchParams } from "@/components/ui/table-state";
import { listCountries } from "@/lib/country/queries";
import { listDeadlineExceptions } from "@/lib/deadline-exception/queries";
import { currentEdition } from "@/lib/edition/queries";
import { formatInstant } from "@/lib/platform/time/time";

interface DeadlineExtensionsProps {
  path: string;
  searchParams: SearchParams;
  /** When the page was rendered. */
  now: Date;
}

/** The deadline extensions, and a dialog that adds one (`?country=new`) or changes one (`?country=<id>`). */
export async function DeadlineExtensions({ path, searchParams, now }: DeadlineExtensionsProps) {
  const { shown, params, closeHref, openHref } = dialogAddress(path, searchParams, "country");
  const [edition, countries, exceptions] = await Promise.all([
    currentEdition(),
    listCountries(),
    listDeadlineExceptions(),
  ]);
  const regularEnd = formatInstant(edition.endOfRegistrationDate, edition.timeZone);
  const edited = exceptions.find(({ countryId }) => countryId === shown) ?? null;
  return (
    <section aria-labelledby="extensions-title">
      <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="extensions-title" className="text-xl">
          Deadline extensions{" "}
          <span className="ml-1 font-normal font-sans text-base text-ink-soft">{exceptions.length}</span>
        </h2>
        <Actions>
          {exceptions.length > 0 && <TableExport name="exceptions" />}
          <ButtonLink href={openHref("new")} scroll={false}>
            Extend a country’s deadline
          </ButtonLink>
        </Actions>
      </header>
      {exceptions.length > 0 && (
        <p className="mb-4 text-ink-soft">For all other countries, registration ends on {regularEnd}.</p>
      )}
      <DataTable
        name="exceptions"
        title="Countries with a later deadline"
        isTitleHidden
        itemNames={["country", "countries"]}
        path={path}
        searchParams={params}
        rows={exceptions}
        rowKey={({ countryId }) => countryId}
        columns={exceptionColumns(edition, now, openHref)}
        empty={{ title: "No extensions", text: `Registration ends on ${regularEnd} for every country.` }}
      />
      {(edited || shown === "new") && (
        <ExceptionDialog
          key={shown}
          exception={edited}
          exceptions={exceptions}
          countries={
            edited
              ? [{ value: edited.countryId, label: edited.countryName }]
              : countries.map(({ id, name }) => ({ value: id, label: name }))
          }
          timeZone={edition.timeZone}
          now={now}
          regularEnd={regularEnd}
          closeHref={closeHref}
        />
      )}
    </section>
  );
}
