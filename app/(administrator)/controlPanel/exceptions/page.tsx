import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { type ExceptionRow, exceptionColumns } from "@/components/deadline-exception/exception-columns";
import { AddExceptionForm, EditExceptionForm } from "@/components/deadline-exception/exception-form";
import { DataTable } from "@/components/ui/data-table";
import { PageHeader } from "@/components/ui/page-header";
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

/** The list of deadline exceptions and a form to add one or, with `?country=<id>`, to change one. */
export default async function ExceptionsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const [params, edition, instant, countries, exceptions] = await Promise.all([
    searchParams,
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
  const edited = exceptions.find(({ countryId }) => countryId === params.country);
  const hint = "People’s details can be edited for one more day.";
  return (
    <>
      <PageHeader
        compact
        title="Deadline extensions"
        lead={`For all other countries, registration ends on ${regularEnd} (${cityTime(edition.venue)}).`}
      />
      {edited ? (
        <EditExceptionForm key={edited.countryId} exception={edited} timeZone={timeZone} now={instant} hint={hint} />
      ) : (
        <AddExceptionForm
          countries={countries.map(({ id, name }) => ({ value: id, label: name }))}
          exceptions={exceptions}
          timeZone={timeZone}
          now={instant}
          hint={hint}
        />
      )}
      <DataTable
        name="exceptions"
        title="Countries with a later deadline"
        itemNames={["country", "countries"]}
        path={path}
        searchParams={params}
        rows={exceptions.map(toRow)}
        rowKey={({ countryId }) => countryId}
        columns={exceptionColumns(regularEnd)}
        empty={{ title: "No extensions", text: "Every country has the same deadline." }}
      />
    </>
  );
}
