import { ExceptionDialog } from "@/components/deadline-exception/exception-dialog";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { DataTable } from "@/components/ui/data-table";
import { dialogAddress } from "@/components/ui/dialog-address";
import { Flag } from "@/components/ui/flag";
import { RecordGone } from "@/components/ui/record-gone";
import { actionsColumn } from "@/components/ui/row-actions";
import type { Column, SearchParams } from "@/components/ui/table-state";
import { listCountries } from "@/lib/country/queries";
import { exceptionLabels } from "@/lib/deadline-exception/labels";
import { listDeadlineExceptions } from "@/lib/deadline-exception/queries";
import type { DeadlineException } from "@/lib/deadline-exception/schema";
import { currentEdition } from "@/lib/edition/queries";
import { deadlinesOf, registrationState } from "@/lib/edition/rules";
import { formatInstant, toLocalText } from "@/lib/platform/time/time";

interface DeadlineExtensionsProps {
  path: string;
  searchParams: SearchParams;
  now: Date;
}

const states = {
  open: ["forest", "Registration open"],
  editing: ["amber", "Details only"],
  closed: ["plain", "Over"],
  unneeded: ["plain", "No longer needed"],
} as const;

/** The deadline extensions, and a dialog that adds one (`?country=new`) or changes one (`?country=<id>`). */
export async function DeadlineExtensions({ path, searchParams, now }: DeadlineExtensionsProps) {
  const { shown, params, closeHref, openHref } = dialogAddress(path, searchParams, "country");
  const [edition, countries, exceptions] = await Promise.all([
    currentEdition(),
    listCountries(),
    listDeadlineExceptions(),
  ]);
  const { timeZone, endOfRegistrationDate } = edition;
  const regularEnd = formatInstant(endOfRegistrationDate, timeZone);
  const edited = exceptions.find(({ countryId }) => countryId === shown) ?? null;
  const sortKey = (instant: string) => toLocalText(new Date(instant), timeZone);
  const moment = (instant: string) => (
    <span className="whitespace-nowrap">{formatInstant(new Date(instant), timeZone)}</span>
  );
  const stateOf = ({ countryId }: DeadlineException) => {
    const deadlines = deadlinesOf(edition, countryId);
    // The edition's own deadline may be later by now.
    return states[deadlines.isExtended ? registrationState(deadlines, now) : "unneeded"];
  };
  const columns: Column<DeadlineException>[] = [
    {
      key: "country",
      title: "Country",
      isRowHeader: true,
      value: ({ countryName }) => countryName,
      cell: ({ countryName, countryCode }) => (
        <>
          <Flag code={countryCode} country="" />
          {countryName}
        </>
      ),
    },
    {
      key: "until",
      title: exceptionLabels.endOfRegistrationDate,
      value: (exception) => sortKey(exception.endOfRegistrationDate),
      cell: (exception) => moment(exception.endOfRegistrationDate),
    },
    {
      key: "edits",
      title: "Edits end",
      value: ({ endOfEditDate }) => sortKey(endOfEditDate),
      cell: ({ endOfEditDate }) => moment(endOfEditDate),
    },
    {
      key: "state",
      title: "Now",
      value: (exception) => stateOf(exception)[1],
      cell: (exception) => {
        const [tone, label] = stateOf(exception);
        return <Badge tone={tone}>{label}</Badge>;
      },
    },
    { key: "reason", title: "Reason", value: ({ reason }) => reason, cell: ({ reason }) => <bdi>{reason}</bdi> },
    {
      key: "given",
      title: "Given",
      value: ({ givenBy, givenAt }) => `${sortKey(givenAt)} ${givenBy}`,
      exported: [
        { title: "Given by", value: ({ givenBy }) => givenBy },
        { title: "Given at", value: ({ givenAt }) => sortKey(givenAt) },
      ],
      cell: ({ givenBy, givenAt }) => (
        <>
          <bdi>{givenBy}</bdi> <small>{moment(givenAt)}</small>
        </>
      ),
    },
    actionsColumn(({ countryId, countryName }) => (
      <ButtonLink size="sm" href={openHref(countryId)} opensDialog>
        Change<span className="sr-only"> the deadline of {countryName}</span>
      </ButtonLink>
    )),
  ];
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">Without an extension, registration ends on {regularEnd}.</p>
        <ButtonLink href={openHref("new")} opensDialog>
          Extend a country’s deadline
        </ButtonLink>
      </div>
      <DataTable
        name="exceptions"
        title="Countries with a later deadline"
        itemNames={["country", "countries"]}
        path={path}
        searchParams={params}
        rows={exceptions}
        rowKey={({ countryId }) => countryId}
        columns={columns}
        empty={{ title: "No extensions", text: "Every country has the regular deadline." }}
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
          now={now}
          regularEnd={regularEnd}
          closeHref={closeHref}
        />
      )}
      {shown && shown !== "new" && !edited && <RecordGone what="deadline extension" listHref={closeHref} />}
    </>
  );
}
