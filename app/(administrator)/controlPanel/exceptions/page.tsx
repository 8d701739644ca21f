import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { type ExceptionRow, exceptionColumns } from "@/components/deadline-exception/exception-columns";
import { ExceptionDialog } from "@/components/deadline-exception/exception-dialog";
import { ButtonLink } from "@/components/ui/button";
import { DataTable } from "@/components/ui/data-table";
import { dialogAddress } from "@/components/ui/dialog-address";
import { PageHeader } from "@/components/ui/page-header";
import { TableExport } from "@/components/ui/table-export";
import type { SearchParams } from "@/components/ui/table-state";
import { listCountries } from "@/lib/country/queries";
import { listDeadlineExceptions } from "@/lib/deadline-exception/queries";
import type { DeadlineException } from "@/lib/deadline-exception/schema";
import { cityTime } from "@/lib/edition/city";
import { currentEdition } from "@/lib/edition/queries";
import { deadlinesOf, registrationState } from "@/lib/edition/rules";
import { now } from "@/lib/platform/time/clock";
import { formatInstant, toLocalText } from "@/lib/platform/time/time";
import { requirePage } from "@/lib/site/pages/guard";

const path = "/controlPanel/exceptions";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

/** The deadline extensions, and a dialog that adds one (`?country=new`) or changes one (`?country=<id>`). */
export default async function ExceptionsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const { shown, params, closeHref, openHref } = dialogAddress(path, await searchParams, "country");
  const [edition, instant, countries, exceptions] = await Promise.all([
    currentEdition(),
    now(),
    listCountries(),
    listDeadlineExceptions(),
  ]);
  const { timeZone } = edition;
  const regularEnd = formatInstant(edition.endOfRegistrationDate, timeZone);
  const moment = (text: string) => ({
    sortKey: toLocalText(new Date(text), timeZone),
    label: formatInstant(new Date(text), timeZone),
  });
  const toRow = ({ countryId, ...exception }: DeadlineException): ExceptionRow => {
    const deadlines = deadlinesOf(edition, countryId);
    return {
      ...exception,
      countryId,
      endOfRegistration: moment(exception.endOfRegistrationDate),
      endOfEdit: moment(exception.endOfEditDate),
      state: deadlines.isExtended ? registrationState(deadlines, instant) : "unneeded",
      givenAt: moment(exception.givenAt),
    };
  };
  const edited = exceptions.find(({ countryId }) => countryId === shown) ?? null;
  return (
    <>
      <PageHeader
        compact
        title="Deadline extensions"
        count={exceptions.length}
        lead={`For all other countries, registration ends on ${regularEnd} (${cityTime(edition.venue)}).`}
        actions={
          <>
            <TableExport name="exceptions" />
            <ButtonLink variant="primary" href={openHref("new")} scroll={false}>
              Extend a country’s deadline
            </ButtonLink>
          </>
        }
      />
      <DataTable
        name="exceptions"
        title="Countries with a later deadline"
        isTitleHidden
        itemNames={["country", "countries"]}
        path={path}
        searchParams={params}
        rows={exceptions.map(toRow)}
        rowKey={({ countryId }) => countryId}
        columns={exceptionColumns(openHref)}
        empty={{ title: "No extensions", text: "Every country has the same deadline." }}
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
          timeZone={timeZone}
          now={instant}
          regularEnd={regularEnd}
          closeHref={closeHref}
        />
      )}
    </>
  );
}
